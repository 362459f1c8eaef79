/** A link that leads out of the library's folder. */
const outside = /\[([^\]]+)\]\(\.\.\/[^)]+\)/g;

/** The README of a published package: of what leads out of it only the words stay, for there is nothing there. */
export const publishedReadme = (text: string): string => text.replace(outside, '$1');

/** What a package is, in one sentence without marks: its README's first, below the heading. */
export const descriptionIn = (text: string): string => publishedReadme(text).split(/\n{2,}/)[1]!.replaceAll(/[`*\n]+/g, ' ').replace(/\.\s.*$|\.?\s*$/, '.');
