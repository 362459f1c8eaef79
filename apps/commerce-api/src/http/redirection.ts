/** Leads the browser elsewhere (302). */
export class Redirection {
  readonly location: string;
  readonly headers: Record<string, string>;
  /** @param location a path of the shop, or the address of a picture that the catalogue names */
  constructor(location: string, headers: Record<string, string> = {}) {
    this.location = location;
    this.headers = headers;
  }
}
