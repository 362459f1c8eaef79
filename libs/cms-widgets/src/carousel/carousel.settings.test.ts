import { object, parse, safeParse } from 'valibot';
import { describe, expect, it } from 'vitest';
import { carouselSettings } from './carousel.settings.ts';

const settings = object(carouselSettings);

describe('the settings of a carousel', () => {
  it('are what the shop is used to where an editor enters nothing (CMS-182, CMS-185, CMS-186, CMS-189, CMS-194)', () => {
    const none = { mobile: 0, tablet: 0, desktop: 0 };
    expect(parse(settings, {})).toEqual({ arrowsPosition: 'inside', autoplay: false, autoplayAfter: 2.5, pagination: false, toggleFullWidth: false, displayedProducts: { mobile: 3, tablet: 5, desktop: 6 }, previewLeft: none, previewRight: none });
  });

  it('align a headline to the left unless told otherwise (CMS-188)', () => {
    expect(parse(settings, { headline: { text: 'New' } }).headline).toEqual({ text: 'New', alignment: 'left' });
  });

  it.each([['outside', 'outside'], ['inside', 'inside'], ['Outside', 'inside'], ['', 'inside'], [7, 'inside'], [null, 'inside']])('put arrows outside when exactly that is entered, else inside: %j (CMS-190, CMS-191)', (entered, expected) => {
    expect(parse(settings, { arrowsPosition: entered }).arrowsPosition).toBe(expected);
  });

  it('do on wider screens as on a phone where nothing is entered for them (CMS-089)', () => {
    expect(parse(settings, { displayedProducts: { mobile: 2 }, previewRight: { mobile: 0.2, desktop: 0 } })).toMatchObject({ displayedProducts: { mobile: 2, tablet: 2, desktop: 2 }, previewRight: { mobile: 0.2, tablet: 0.2, desktop: 0 } });
    expect(parse(settings, { displayedProducts: { desktop: 4 } }).displayedProducts).toEqual({ mobile: 3, tablet: 5, desktop: 4 });
  });

  it.each([{ backgroundColor: 'red;position:fixed' }, { headline: { text: 'x', color: 'url(x)' } }, { headline: { text: 'x', fontSize: 900 } }, { paddings: { top: -1 } }, { displayedProducts: { mobile: 0 } }, { autoplayAfter: 0.1 }])('are refused when they would end up badly: %j', (entered) => {
    expect(safeParse(settings, entered).success).toBe(false);
  });
});
