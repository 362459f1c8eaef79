/** Fonts that every machine has, stretched to the measure of ours: when ours arrive, no line grows, shrinks or breaks elsewhere. */
import { createFontStack, type FontMetrics } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import ebGaramond from '@capsizecss/metrics/eBGaramond/italic';
import interTight300 from '@capsizecss/metrics/interTight/300';
import interTight400 from '@capsizecss/metrics/interTight/regular';
import interTight600 from '@capsizecss/metrics/interTight/600';
import interTight900 from '@capsizecss/metrics/interTight/900';
import roboto from '@capsizecss/metrics/roboto';
import robotoBold from '@capsizecss/metrics/roboto/700';
import timesItalic from '@capsizecss/metrics/timesNewRoman/italic';

interface StandIn {
  name: string;
  ours: FontMetrics;
  theirs: FontMetrics;
  style?: 'italic';
  /** The weights of ours that it stands in for. */
  weight: string;
}

/** Letters widen as they grow heavier, so each weight has a stand-in of its own. */
const standIns: StandIn[] = [
  ...[{ name: 'Inter Tight Arial', regular: arial, bold: arialBold }, { name: 'Inter Tight Roboto', regular: roboto, bold: robotoBold }].flatMap(({ name, regular, bold }) => [
    { name, ours: interTight300, theirs: regular, weight: '300 350' },
    { name, ours: interTight400, theirs: regular, weight: '351 550' },
    { name, ours: interTight600, theirs: bold, weight: '551 750' },
    { name, ours: interTight900, theirs: bold, weight: '751 900' },
  ]),
  { name: 'EB Garamond Times', ours: ebGaramond, theirs: timesItalic, style: 'italic', weight: '400' },
];

/** Linux has metric twins of the fonts of Windows and macOS. */
const twins = ({ fullName }: FontMetrics): string[] =>
  /^(Arial|Times New Roman)/.test(fullName) ? [`local('${fullName.replace('Arial', 'Liberation Sans').replace('Times New Roman', 'Liberation Serif')}')`] : [];

export const fallbackFaces = (): string[] =>
  standIns.map(({ name, ours, theirs, style = 'normal', weight }) => {
    const face = createFontStack([ours, theirs], { fontFaceFormat: 'styleObject' }).fontFaces[0]!['@font-face'];
    return `@font-face {
  font-family: '${name}';
  font-style: ${style};
  font-weight: ${weight};
  src: ${[face.src, ...twins(theirs)].join(', ')};
  size-adjust: ${face.sizeAdjust};
  ascent-override: ${face.ascentOverride};
  descent-override: ${face.descentOverride};
  line-gap-override: ${face.lineGapOverride ?? '0%'};
}`;
  });
