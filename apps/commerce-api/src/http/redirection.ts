/** Leads the browser elsewhere (302). */
export class Redirection {
  readonly location: string;
  /** @param location a path of the shop */
  constructor(location: string) {
    this.location = location;
  }
}
