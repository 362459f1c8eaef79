import PostalMime from 'postal-mime';

export interface ReceivedMail {
  id: number;
  receivedAt: string;
  /** The envelope's, which is who would get it. */
  to: string[];
  from: string;
  subject: string;
  text: string;
  html: string;
  /** Lower-case names. */
  headers: Record<string, string>;
}

const MOST_KEPT = 200;

/** Everybody's letter box: the latest mails, newest first. */
export class Inbox {
  #mails: ReceivedMail[] = [];
  #count = 0;

  get mails(): readonly ReceivedMail[] {
    return this.#mails;
  }

  byId = (id: number) => this.#mails.find((one) => one.id === id);

  async put(raw: Buffer, to: string[]): Promise<void> {
    const { from, subject = '', text = '', html = '', headers } = await PostalMime.parse(raw);
    const mail: ReceivedMail = { id: ++this.#count, receivedAt: new Date().toISOString(), to, from: from?.address ?? '', subject, text, html, headers: Object.fromEntries(headers.map(({ key, value }) => [key, value])) };
    this.#mails = [mail, ...this.#mails].slice(0, MOST_KEPT);
  }
}
