import { SaxesParser } from 'saxes';
import { BankFileError } from './bank-entries.ts';

/** An element of an XML file, by its name without a prefix. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: XmlElement[];
  text: string;
}

interface Reading {
  /** Deeper files are refused: no statement needs it, and a stack has an end. */
  readonly mostDepth: number;
  /** The namespace of the first element. @throws BankFileError where it is not one to read */
  readonly onRoot: (name: string, namespace: string) => void;
  /** Each element once it is whole; what answers true is dropped from the one around it. */
  readonly onElement: (element: XmlElement, depth: number) => boolean;
}

/**
 * Reads an XML file element by element. The parser supports the five predefined entities and numeric character references only,
 * fetches nothing, and refuses a document type before reading it.
 * @throws BankFileError `xml`, `doctype`
 */
export const readXml = (text: string, { mostDepth, onRoot, onElement }: Reading): void => {
  const parser = new SaxesParser({ xmlns: true, position: false });
  const open: XmlElement[] = [];
  parser.on('error', () => {
    throw new BankFileError('xml');
  });
  parser.on('doctype', () => {
    throw new BankFileError('doctype');
  });
  parser.on('opentag', ({ local, uri, attributes }) => {
    if (open.length === 0) onRoot(local, uri);
    if (open.length >= mostDepth) throw new BankFileError('xml');
    const values = Object.values(attributes).map((one) => [one.local, one.value] as const);
    open.push({ name: local, attributes: Object.fromEntries(values), children: [], text: '' });
  });
  const onText = (part: string): void => {
    const element = open.at(-1);
    if (element) element.text += part;
  };
  parser.on('text', onText);
  parser.on('cdata', onText);
  parser.on('closetag', () => {
    const element = open.pop();
    if (element && !onElement(element, open.length)) open.at(-1)?.children.push(element);
  });
  // A document type is before the first element, and may be as long as the file: it is not collected first.
  if (/<!DOCTYPE/i.test(text.slice(0, 4_096))) throw new BankFileError('doctype');
  parser.write(text.replace(/^\u{FEFF}/u, '')).close();
};

/** The first element at a path below another. */
export const elementAt = (element: XmlElement | undefined, ...path: readonly string[]): XmlElement | undefined =>
  path.reduce<XmlElement | undefined>((at, name) => at?.children.find((one) => one.name === name), element);

/** All children of a name. */
export const elementsOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  element?.children.filter((one) => one.name === name) ?? [];

/** The text at a path; empty if it is missing. */
export const textAt = (element: XmlElement | undefined, ...path: readonly string[]): string =>
  elementAt(element, ...path)?.text.trim() ?? '';
