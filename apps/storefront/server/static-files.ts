import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { fileURLToPath } from 'node:url';

const hour = 60 * 60;
const year = 365 * 24 * hour;

/** Serves the build's files: those with a hash in their name for good, the rest for an hour. */
export const staticFiles = (client: URL) => async (server: FastifyInstance) => {
  await server.register(fastifyStatic, {
    root: fileURLToPath(new URL('assets/', client)),
    prefix: '/assets/',
    preCompressed: true,
    maxAge: year * 1000,
    immutable: true,
  });
  server.get('/favicon.png', (_request, reply) => reply.sendFile('favicon.png', fileURLToPath(client), { maxAge: hour * 1000, immutable: false }));
  server.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.png', 301));
};
