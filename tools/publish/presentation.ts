/** What a registry shows of a package beside its name. */
export interface Presentation {
  description: string;
  /** Where its sources are, once the workspace says where it is itself. */
  repository?: { type: string; url: string; directory: string };
}

/** A package is described by the first sentence of its README; its repository is the workspace's, and the folder there. */
export function presentationOf(readme: string, { repository }: { repository?: { type: string; url: string } }, directory: string): Presentation {
  const [, first = ''] = publishedReadme(readme).split(/\n{2,}/);
  const [sentence] = first.replaceAll(/[`*]/g, '').replaceAll(/\s+/g, ' ').trim().split(/(?<=\.) /);
  return { description: sentence!, ...(repository && { repository: { ...repository, directory } }) };
}

/** A link that leads out of the library's folder. */
const outside = /\[([^\]]+)\]\(\.\.\/[^)]+\)/g;

/** The README of a published package: of what leads out of it only the words stay, for there is nothing there. */
export const publishedReadme = (text: string): string => text.replace(outside, '$1');
