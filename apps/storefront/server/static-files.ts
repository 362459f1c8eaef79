import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { fileURLToPath } from 'node:url';

const year = 365 * 24 * 60 * 60;

/** Serves the build's files: those with a hash in their name for good, the rest for an hour. */
export const staticFiles = (client: URL) => async (server: FastifyInstance) => {
  await server.register(fastifyStatic, {
    root: fileURLToPath(new URL('assets/', client)),
    prefix: '/assets/',
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => void reply.header('cache-control', `public, max-age=${year}, immutable`),
  });
  server.get('/favicon.svg', (_request, reply) => reply.header('cache-control', 'public, max-age=3600').sendFile('favicon.svg', fileURLToPath(client)));
  server.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));
};
