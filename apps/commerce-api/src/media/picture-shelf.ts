/** A drawn picture as it is sent. */
export interface Picture {
  body: string;
  etag: string;
}

/** Keeps the pictures that were asked for last; what does not fit is put away, longest unused first. */
export class PictureShelf {
  readonly #pictures = new Map<string, Picture>();
  readonly #room: number;

  constructor(room: number) {
    this.#room = room;
  }

  /** The picture at an address, drawn if it is not on the shelf. Nothing is kept of what cannot be drawn. */
  take(address: string, draw: (address: string) => Picture | undefined): Picture | undefined {
    const picture = this.#pictures.get(address) ?? draw(address);
    if (!picture) return undefined;
    // A Map keeps the order of insertion: taking a picture moves it to the end.
    this.#pictures.delete(address);
    this.#pictures.set(address, picture);
    if (this.#pictures.size > this.#room) this.#pictures.delete(this.#pictures.keys().next().value!);
    return picture;
  }
}
