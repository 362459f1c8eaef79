import { brands } from '@selvedge/ui/tokens';
import type { Preview } from '@storybook/react-vite';

/** The gallery's switches, beside the width, which is Storybook's own. */
export const switches: Preview['globalTypes'] = {
  brand: { description: 'Brand', toolbar: { title: 'Brand', icon: 'paintbrush', dynamicTitle: true, items: Object.keys(brands).map((brand) => ({ value: brand, title: `${brand[0]!.toUpperCase()}${brand.slice(1)}` })) } },
  language: { description: 'Language and market', toolbar: { title: 'Language', icon: 'globe', dynamicTitle: true, items: [{ value: 'en', title: 'English', right: 'GB' }, { value: 'de', title: 'Deutsch', right: 'DE' }, { value: 'ar', title: 'العربية', right: 'AE' }] } },
  direction: { description: 'Direction of writing', toolbar: { title: 'Direction', icon: 'transfer', dynamicTitle: true, items: [{ value: 'language', title: 'Direction of the language' }, { value: 'ltr', title: 'Left to right' }, { value: 'rtl', title: 'Right to left' }] } },
};

const width = (name: string, pixels: number, height: number, type: 'mobile' | 'tablet' | 'desktop') => ({ name: `${name}, ${pixels}`, styles: { width: `${pixels}px`, height: `${height}px` }, type });

/** The widths that pages are judged at. */
export const widths = {
  narrow: width('Narrow', 320, 640, 'mobile'),
  phone: width('Phone', 390, 844, 'mobile'),
  phoneTurned: width('Phone turned', 640, 360, 'mobile'),
  tablet: width('Tablet', 768, 1024, 'tablet'),
  smallLaptop: width('Small laptop', 1024, 768, 'desktop'),
  laptop: width('Laptop', 1280, 800, 'desktop'),
  desktop: width('Desktop', 1440, 900, 'desktop'),
  wide: width('Wide', 1920, 1080, 'desktop'),
};
