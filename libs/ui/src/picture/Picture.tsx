import { use, type CSSProperties } from 'react';
import { PictureAddressContext, srcSet, type PictureFormat } from './picture-address.ts';
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
  /** Another picture for screens narrower than 768 px. */
  phone?: { url: string; ratio?: number };
  /** Stands in its place until it is there. */
  colour?: string;
  /** In view when the page opens: loads at once and first. */
  eager?: boolean;
  className?: string;
}

const onPhone = '(max-width:767px)';

/** A picture in the size that its place needs, AVIF or WebP. Its place is kept before it arrives, and when it never does. */
export function Picture({ url, alt, sizes: place = 'card', ratio, phone, colour, eager = false, className = '' }: PictureProps) {
  const address = use(PictureAddressContext);
  const [known, widths] = sizesOf(place);
  // Browsers that measure the place themselves need no guess; only what waits for its layout can be measured.
  const sizes = eager ? known : `auto,${known}`;
  // A phone has no use for the widest.
  const set = (format: PictureFormat, from = url) => srcSet(address, from, from === url ? widths : widths.slice(0, -1), format, eager);
  const source = (format: PictureFormat, from?: string) => {
    const srcSet = set(format, from);
    return srcSet && <source key={format} media={from && onPhone} type={`image/${format}`} srcSet={srcSet} sizes={sizes} />;
  };
  const webp = set('webp');
  return (
    <picture key={url} className={`${styles.picture} ${className}`} style={ratio || colour || phone ? { '--picture-ratio': ratio, '--picture-ratio-phone': phone?.ratio, backgroundColor: colour } as CSSProperties : undefined}>
      {phone && [source('avif', phone.url), source('webp', phone.url) ?? <source key="as it is" media={onPhone} srcSet={phone.url} />]}
      {source('avif')}
      <img
        ref={lookAgain}
        alt={alt}
        {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        onError={({ currentTarget }) => settle(currentTarget)}
        sizes={webp && sizes}
        srcSet={webp}
        // Last, or some browsers fetch it before they have read the others.
        src={url}
      />
    </picture>
  );
}

/** A size that is not there gives way to the whole picture; when that fails as well, only its place and its words are left. */
function settle(img: HTMLImageElement) {
  const sized = img.parentElement!.querySelectorAll('[srcset]');
  if (!sized.length) img.dataset.broken = '';
  for (const element of sized) element.removeAttribute('srcset');
}

/** What failed before the page was alive was heard by nobody. */
function lookAgain(img: HTMLImageElement | null) {
  if (img?.complete && !img.naturalWidth) img.decode().catch(() => settle(img));
}
