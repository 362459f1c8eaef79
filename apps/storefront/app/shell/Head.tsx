import { use } from 'react';
import type { ResolvedPage } from '../define-page.ts';
import { OriginContext } from './origin.context.ts';
import { shopName } from './shop-name.ts';

/** Title, description, robots, canonical and what other pages are told about this one (SHELL-093…100). */
export function Head({ page: { alias, metadata, canonical } }: { page: ResolvedPage }) {
  const origin = use(OriginContext);
  const { title, robots, image } = metadata;
  const fullTitle = title && title !== shopName ? `${title} | ${shopName}` : shopName;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      {/* No drawing: a browser lays one out as a document of its own, while the page comes to life. */}
      <link rel="icon" href="/favicon.png" />
      <title>{fullTitle}</title>
      <meta name="description" content={metadata.description || title} />
      {robots && <meta name="robots" content={robots} />}
      <meta property="og:title" content={title} />
      <meta property="og:type" content={alias === 'productPage' ? 'product' : 'website'} />
      {image && <meta property="og:image" content={new URL(image, origin).href} />}
      {canonical && <link rel="canonical" href={origin + canonical} />}
    </head>
  );
}
