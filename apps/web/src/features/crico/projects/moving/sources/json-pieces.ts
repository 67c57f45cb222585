import { FileProblemError } from './file-problem.ts';

/** A member of the object of a file, or one item of a member that is an array. */
export interface Piece {
  readonly key: string;
  readonly value: unknown;
  readonly isItem: boolean;
  readonly line: number;
}

/** The maximum depth and length of one piece: no real board exceeds them. */
const DEEPEST = 100;
const LONGEST = 4_000_000;

/**
 * Cuts the text of a JSON object into the wanted members, arrays into their items. It holds one piece in memory, whatever the
 * size of the file.
 */
class JsonCutter {
  private depth = 0;
  private isString = false;
  private isEscaped = false;
  private hasBegun = false;
  private hasEnded = false;
  /** Whether the current segment is a value, not a key; whether it is inside an array; whether it has a character. */
  private isValue = false;
  private isArray = false;
  private isBlank = true;
  private key = '';
  private line = 1;
  private held = '';
  private from = 0;
  private pieces: Piece[] = [];

  constructor(private readonly wanted: ReadonlySet<string>) {}

  /** The pieces that end in the next part of the text. */
  take(chunk: string): readonly Piece[] {
    this.from = 0;
    this.pieces = [];
    for (let at = 0; at < chunk.length; at += 1) {
      const char = chunk.charAt(at);
      if (this.isString) this.inString(char);
      else if (char === '\n') this.line += 1;
      else if (char > ' ' && char !== '\u{FEFF}') this.outside(char, chunk, at);
    }
    this.hold(chunk, chunk.length);
    return this.pieces;
  }

  /** @throws FileProblemError for a file that has no end, or nothing */
  end(): void {
    if (!this.hasBegun) throw new FileProblemError('empty');
    if (!this.hasEnded) throw new FileProblemError('cut', this.line);
  }

  private inString(char: string): void {
    if (this.isEscaped) this.isEscaped = false;
    else if (char === '\\') this.isEscaped = true;
    else if (char === '"') this.isString = false;
  }

  private outside(char: string, chunk: string, at: number): void {
    const isOwn = this.depth === (this.isArray ? 2 : 1);
    if (this.depth === 0) this.beginFile(char, at);
    else if (char === '{' || char === '[') this.open(char, at);
    else if (char === '}' || char === ']') this.close(chunk, at);
    else if (isOwn && char === ',') this.cut(chunk, at);
    else if (isOwn && char === ':' && !this.isValue) this.takeKey(chunk, at);
    else {
      this.isString = char === '"';
      this.isBlank = false;
    }
  }

  private beginFile(char: string, at: number): void {
    if (this.hasEnded) throw new FileProblemError('damaged', this.line);
    if (char !== '{') throw new FileProblemError('not-json', this.line);
    this.hasBegun = true;
    this.depth = 1;
    this.beginSegment(at + 1);
  }

  private open(char: string, at: number): void {
    this.depth += 1;
    if (this.depth > DEEPEST) throw new FileProblemError('too-deep', this.line);
    if (this.depth === 2 && char === '[' && this.isValue && this.isBlank) {
      this.isArray = true;
      this.beginSegment(at + 1);
    } else this.isBlank = false;
  }

  private close(chunk: string, at: number): void {
    const isOwn = this.depth === (this.isArray ? 2 : 1);
    if (isOwn) this.cut(chunk, at);
    this.depth -= 1;
    if (isOwn && this.isArray) this.isArray = false;
    if (this.depth === 0) this.hasEnded = true;
  }

  private cut(chunk: string, at: number): void {
    const { key, line, isArray: isItem } = this;
    const isWanted = this.isValue && !this.isBlank && this.wanted.has(key);
    const text = this.segment(chunk, at);
    this.beginSegment(at + 1);
    if (!isItem) this.isValue = false;
    if (isWanted) this.pieces.push({ key, value: this.parsed(text), isItem, line });
  }

  private takeKey(chunk: string, at: number): void {
    const key = this.parsed(this.segment(chunk, at));
    if (typeof key !== 'string') throw new FileProblemError('damaged', this.line);
    this.key = key;
    this.isValue = true;
    this.beginSegment(at + 1);
  }

  private beginSegment(from: number): void {
    this.held = '';
    this.from = from;
    this.isBlank = true;
  }

  private segment(chunk: string, to: number): string {
    this.hold(chunk, to);
    return this.held;
  }

  /** Collects a segment until its end; unwanted members are dropped. */
  private hold(chunk: string, to: number): void {
    const isKept = !this.isValue || this.wanted.has(this.key);
    if (isKept && this.hasBegun) this.held += chunk.slice(this.from, to);
    this.from = to;
    if (this.held.length > LONGEST) throw new FileProblemError('too-long', this.line);
  }

  private parsed(text: string): unknown {
    try {
      return JSON.parse(text);
    } catch {
      throw new FileProblemError('damaged', this.line);
    }
  }
}

/**
 * The wanted members of the object in a JSON file, in their order.
 * @throws FileProblemError for a file that is no JSON object, is truncated, or is nested too deep
 */
export async function* jsonPieces(chunks: AsyncIterable<string>, wanted: readonly string[]): AsyncGenerator<Piece> {
  const cutter = new JsonCutter(new Set(wanted));
  for await (const chunk of chunks) yield* cutter.take(chunk);
  cutter.end();
}
