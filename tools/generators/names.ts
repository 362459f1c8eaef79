import { emptyNames } from '../workspace/empty-names.ts';

/** What one thing is called in each place. */
export interface Names {
  /** `size-finder`: files and folders. */
  name: string;
  /** `SizeFinder`: components. */
  Name: string;
  /** `sizeFinder`: values and aliases. */
  camelName: string;
  /** `Size finder`: sentences. */
  words: string;
}

/** @throws a sentence, when nothing may be called that */
export function namesOf(name: string): Names {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) throw new Error(`"${name}" is no name for it: use small letters with hyphens between words, as size-finder.`);
  if (emptyNames.includes(name)) throw new Error(`"${name}" does not say what is in it: name it after what it shows or decides.`);
  const words = name.replaceAll('-', ' ');
  const Name = words.replace(/(?:^| )(\w)/g, (_, first: string) => first.toUpperCase());
  return { name, Name, camelName: Name[0]!.toLowerCase() + Name.slice(1), words: words[0]!.toUpperCase() + words.slice(1) };
}
