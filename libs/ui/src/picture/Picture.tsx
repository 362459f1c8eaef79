import { use, type CSSProperties, type SyntheticEvent } from 'react';
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
  /** Pixels of the whole picture; wider ones are not asked for. */
  largest?: number;
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

const formats: readonly PictureFormat[] = ['avif', 'webp'];
/** Of the `width` attribute; the layout has its own. */
const nominal = 600;

/** A picture in the size that its place needs, AVIF or WebP. Its place is kept before it arrives, and when it never does. */
export function Picture({ url, alt, sizes: place = 'card', largest = Infinity, ratio, phone, colour, eager = false, className = '' }: PictureProps) {
  const address = use(PictureAddressContext);
  const { sizes: known, widths: all } = sizesOf(place);
  const widths = all.filter((width) => width <= largest);
  // Browsers that measure the place themselves need no guess; only what waits for its layout can be measured.
  const sizes = eager ? known : `auto,${known}`;
  const own = srcSet(address, url, widths, 'avif');
  return (
    <picture key={url} className={`${styles.picture} ${className}`} style={ratio || colour || phone ? { '--picture-ratio': ratio, '--picture-ratio-phone': phone?.ratio, backgroundColor: colour } as CSSProperties : undefined}>
      {phone && formats.map((format) => {
        const set = srcSet(address, phone.url, all.filter((width) => width < 1_920), format);
        return (set || format === 'avif') && <source key={format} media="(max-width:767px)" type={set && `image/${format}`} srcSet={set ?? phone.url} sizes={set && sizes} />;
      })}
      {own && <source type="image/avif" srcSet={own} sizes={sizes} />}
      <img
        ref={lookAgain}
        alt={alt}
        width={nominal}
        height={Math.round(nominal / (ratio ?? 3 / 4))}
        loading={eager ? undefined : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding="async"
        onError={whenBroken}
        sizes={own && sizes}
        srcSet={srcSet(address, url, widths, 'webp')}
        // Last, or some browsers fetch it before they have read the others.
        src={url}
      />
    </picture>
  );
}

/** A size that is not there gives way to the whole picture; when that fails as well, only its place and its words are left. */
function settle(img: HTMLImageElement) {
  const sized = img.parentElement!.querySelectorAll('[srcset]');
  if (sized.length === 0) img.dataset.broken = '';
  for (const element of sized) element.removeAttribute('srcset');
}

const whenBroken = ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => settle(currentTarget);

/** What failed before the page was alive was heard by nobody. */
function lookAgain(img: HTMLImageElement | null) {
  if (img?.complete && img.naturalWidth === 0) img.decode().catch(() => settle(img));
}
