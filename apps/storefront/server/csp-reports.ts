import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';

export const CSP_REPORTS_PATH = '/csp-reports';
const MAX_BODY_BYTES = 16 * 1024;
const MAX_TEXT = 200;
/** The same violation is logged once in this time, in ms. */
const REPEATED_AFTER = 60 * 60_000;
const MAX_LINES_PER_MINUTE = 30;

interface Violation {
  directive: string;
  blocked: string;
  page: string;
}

/** Collects what browsers report about the content security policy: one log line per kind of violation and hour, without queries or ids. */
export async function collectCspReports(server: FastifyInstance): Promise<void> {
  const logged = new LRUCache<string, true>({ max: 500, ttl: REPEATED_AFTER });
  let minute = 0;
  let lines = 0;
  const mayLog = () => {
    const now = Math.floor(Date.now() / 60_000);
    if (now !== minute) [minute, lines] = [now, 0];
    return ++lines <= MAX_LINES_PER_MINUTE;
  };
  await server.register(async (reports) => {
    reports.removeAllContentTypeParsers();
    const types = ['application/csp-report', 'application/reports+json', 'application/json'];
    reports.addContentTypeParser(types, { parseAs: 'string', bodyLimit: MAX_BODY_BYTES }, async (_request: unknown, body: string) => parsed(body));
    reports.post(CSP_REPORTS_PATH, async (request, reply) => {
      for (const violation of violationsIn(request.body).slice(0, 10)) {
        const key = JSON.stringify(violation);
        if (logged.has(key) || !mayLog()) continue;
        logged.set(key, true);
        request.log.warn({ csp: violation }, 'A page reported a violation of its content security policy.');
      }
      return reply.code(204).header('cache-control', 'no-store').send();
    });
  });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

type Fields = Record<string, unknown>;

/** Reads both forms: `report-uri` sends one object with dashes, `report-to` a list with camel case. */
function violationsIn(body: unknown): Violation[] {
  const reports = (Array.isArray(body) ? body : [body]) as ({ 'csp-report'?: Fields; body?: Fields } | null | undefined)[];
  return reports.flatMap((report) => {
    const fields = report?.['csp-report'] ?? report?.body;
    if (typeof fields !== 'object' || fields === null) return [];
    const read = (...names: string[]) => text(names.map((name) => fields[name]).find((value) => typeof value === 'string'));
    return [{
      directive: read('effectiveDirective', 'effective-directive', 'violated-directive').split(' ')[0]!,
      blocked: originOf(read('blockedURL', 'blocked-uri')),
      page: pathOf(read('documentURL', 'document-uri')),
    }];
  });
}

const text = (value: unknown) => (typeof value === 'string' ? value.slice(0, 2_000).replace(/[\u0000-\u001f\u007f]/g, '') : '');
/** An origin, or a keyword such as `inline`. */
const originOf = (address: string) => (URL.canParse(address) ? new URL(address).origin : address).slice(0, MAX_TEXT);
const pathOf = (address: string) => (URL.canParse(address) ? new URL(address).pathname : '').slice(0, MAX_TEXT);
