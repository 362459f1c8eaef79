const newline = 10;
const carriageReturn = 13;

/**
 * Tells at which line of the file a row begins. The parser's own count takes a Windows line break inside quotes for two lines,
 * so the line breaks are counted on their way in and compared with where each row ends.
 */
export function countLines() {
  let passed = 0;
  let afterReturn = false;
  /** Byte after each line break that no row has reached yet. */
  let ends: number[] = [];
  let first = 0;
  let lines = 0;
  let lastEnd = 0;

  function reach(offset: number): void {
    while (first < ends.length && ends[first]! <= offset) {
      lastEnd = ends[first]!;
      lines++;
      first++;
    }
    if (first > 4096) {
      ends = ends.slice(first);
      first = 0;
    }
  }

  return {
    /** Looks at a part of the file and hands it on. */
    pass(chunk: Uint8Array): Uint8Array {
      for (let at = 0; at < chunk.length; at++) {
        const byte = chunk[at];
        if (byte === newline && afterReturn) ends[ends.length - 1] = passed + at + 1;
        else if (byte === newline || byte === carriageReturn) ends.push(passed + at + 1);
        afterReturn = byte === carriageReturn;
      }
      passed += chunk.length;
      return chunk;
    },
    /** The line at which a row begins that ends at this byte. */
    lineOf(record: readonly string[], end: number): number {
      reach(end);
      const last = lastEnd === end ? lines : lines + 1;
      const inside = record.reduce((sum, text) => sum + (text.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
      return last - inside;
    },
    /** The line after the last row that was read. */
    next: () => lines + 1,
  };
}
