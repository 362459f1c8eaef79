import type { FastifyInstance } from 'fastify';
import type { Inbox, ReceivedMail } from '../mail/inbox.ts';
import { escaped, page, pagePolicy } from './page.ts';

const note = 'Sandbox: no mail leaves this machine.';

/** What the shop has sent: `/mail` to read, or as JSON for who asks for that; `/mail/1` one mail as its reader sees it. */
export function mailPages(app: FastifyInstance, inbox: Inbox): void {
  app.get('/mail', async ({ headers }, reply) => {
    reply.header('cache-control', 'no-store').header('vary', 'accept');
    if (!String(headers.accept).includes('text/html')) return inbox.mails;
    return reply.type('text/html; charset=utf-8').header('content-security-policy', pagePolicy).send(page({ title: 'Mail', wide: true, note, body: `<h1>Mail</h1>${inbox.mails.map(shown).join('') || '<p>None yet.</p>'}` }));
  });
  app.get<{ Params: { id: string } }>('/mail/:id', async ({ params }, reply) => {
    const mail = inbox.byId(Number(params.id));
    reply.type('text/html; charset=utf-8').header('cache-control', 'no-store');
    if (!mail) return reply.code(404).send(page({ title: 'Mail', note, body: '<h1>This mail is not here any more.</h1>' }));
    // A mail is what somebody else wrote: it shows itself and leads on, and may do nothing else.
    return reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; img-src https: http:; base-uri 'none'; form-action 'none'; sandbox allow-top-navigation-by-user-activation allow-popups").send(mail.html || `<pre>${escaped(mail.text)}</pre>`);
  });
}

const shown = ({ id, receivedAt, to, from, subject, text }: ReceivedMail): string =>
  `<article style="border-top:1px solid #d9d8d4;padding-top:1.25rem"><h2><a href="/mail/${id}"><bdi>${escaped(subject) || '(no subject)'}</bdi></a></h2><p class="note">${escaped(receivedAt.slice(0, 19).replace('T', ' '))} · from ${escaped(from)} · to ${escaped(to.join(', '))}</p><p dir="auto" style="white-space:pre-wrap;overflow-wrap:anywhere">${linked(text)}</p></article>`;

/** Addresses in a text can be followed. */
const linked = (text: string): string => text.split(/(https?:\/\/[^\s<>"]+)/).map((part, place) => (place % 2 ? `<a href="${escaped(part)}">${escaped(part)}</a>` : escaped(part))).join('');
