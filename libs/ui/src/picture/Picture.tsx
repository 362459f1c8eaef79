import { use, useCallback, type CSSProperties } from 'react';
import { PictureAddressContext, srcSet } from './picture-address.ts';
import { sizesOf, type PicturePlace } from './picture.sizes.ts';
import styles from './Picture.module.css';

export interface PictureProps {
  /** Of the whole picture; smaller ones are asked for by width and format. */
  url: string;
  /** Empty when the text beside it says the same. */
  alt: string;
  /** How wide it stands on the page: a usual place, or what the attribute says, for example `(min-width:768px) 50vw,100vw`. */
  sizes?: PicturePlace | (string & {});
  /** Width to height, 3/4 for products (CAT-172). */
  ratio?: number;
  /** Another picture for phones and for tablets held upright. */
  phone?: { url: string; ratio?: number };
  /** Stands in its place until it is there. */
  colour?: string;
  /** In view when the page opens: loads at once and first. */
  eager?: boolean;
  className?: string;
}

/** A tablet held upright shows a campaign as a phone does: higher than wide. */
const onPhone = '(max-width:767px),(max-width:1024px) and (orientation:portrait)';

/** A picture in the size that its place needs, as AVIF; WebP of a middle size for who does not know that. Its place is kept before it arrives, and when it never does. */
export function Picture({ url, alt, sizes: place = 'card', ratio, phone, colour, eager = false, className = '' }: PictureProps) {
  const address = use(PictureAddressContext);
  const [known, widths] = sizesOf(place);
  // Browsers that measure the place themselves need no guess; only what waits for its layout can be measured.
  const sizes = eager ? known : `auto,${known}`;
  // A phone has no use for the widest.
  const avif = (from: string, within: readonly number[], media?: string) => {
    const set = srcSet(address, from, within, 'avif', eager);
    return set && <source key="avif" media={media} type="image/avif" srcSet={set} sizes={sizes} />;
  };
  // Only browsers older than the shop's scripts ask for it: a second list of widths would be a sixth of a listing's HTML for them.
  const single = (from: string) => address(from, widths[widths.length >> 1]!, 'webp', eager) ?? from;
  const lookAgain = useCallback((img: HTMLImageElement | null) => {
    // What failed before the page was alive was heard by nobody.
    if (img?.complete && !img.naturalWidth) img.decode().catch(() => settle(img, url));
  }, [url]);
  const sized = avif(url, widths);
  return (
    <picture key={url} className={`${styles.picture} ${className}`} style={ratio || colour || phone ? { '--picture-ratio': ratio, '--picture-ratio-phone': phone?.ratio, backgroundColor: colour } as CSSProperties : undefined}>
      {phone && [avif(phone.url, widths.slice(0, -1), onPhone), <source key="other" media={onPhone} srcSet={single(phone.url)} />]}
      {sized}
      <img
        ref={lookAgain}
        alt={alt}
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        onError={({ currentTarget }) => settle(currentTarget, url)}
        // Here too, or what the sources say is not measured.
        sizes={sized && !eager ? 'auto' : undefined}
        // Last, or some browsers fetch it before they have read the others.
        src={single(url)}
      />
    </picture>
  );
}

/** A size that is not there gives way to the whole picture; when that fails as well, only its place and its words are left. */
function settle(img: HTMLImageElement, whole: string) {
  const sized = img.parentElement!.querySelectorAll('source[srcset]');
  if (!sized.length && img.getAttribute('src') === whole) img.dataset.broken = '';
  for (const source of sized) source.removeAttribute('srcset');
  if (img.getAttribute('src') !== whole) img.src = whole;
}
