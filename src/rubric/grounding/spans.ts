/** Which characters of a text belong to something that was found in it. */
export class Spans {
  private readonly marks: Uint8Array;

  constructor(length: number) {
    this.marks = new Uint8Array(length);
  }

  take(start: number, end: number): void {
    this.marks.fill(1, start, end);
  }

  has(at: number): boolean {
    return this.marks[at] === 1;
  }
}
