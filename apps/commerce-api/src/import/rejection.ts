/** What a rejection costs the shop: a row, a whole product, or only a part of one. `nothing` when it was put right. */
export type Lost = 'rest of the file' | 'row' | 'product' | 'variant' | 'picture' | 'barcode' | 'reduction' | 'nothing';

/** Something in the file that could not be taken over. */
export interface Rejection {
  /** Line of the file at which the row begins, the header being line 1; line breaks inside quotes count. */
  line: number;
  handle: string;
  /** Column of the file, as the file names it. */
  field: string;
  lost: Lost;
  /** A sentence: what is wrong and, where it is not obvious, what to do. */
  reason: string;
}

/** Takes rejections as they are found, so that none has to be kept. */
export type Reject = (rejection: Rejection) => void;
