/** Facts for search engines, as JSON-LD (SHELL-097). The script element holds data and never runs. */
export function StructuredData({ facts }: { facts: object }) {
  // A "<" could end the element early.
  const json = JSON.stringify(facts).replaceAll('<', '\\u003c');
  // What the server has written stays as it is.
  return <script suppressHydrationWarning type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
