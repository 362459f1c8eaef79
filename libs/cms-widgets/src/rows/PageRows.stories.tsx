import { getPage, type PageRow } from '@selvedge/api-content';
import { createApi } from '@selvedge/api-runtime';
import { recordedApi, recordingOf, sampleMarkets } from '@selvedge/api-samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { object } from 'valibot';
import { defineWidget } from '../define-widget.ts';
import { lazyModule } from '../lazy-module.ts';
import { contentWidgets } from '../widgets.ts';
import { PageRows } from './PageRows.tsx';
import { placeRows, type PlacedRow, type RowSettings } from './rows.rules.ts';
import { WidgetRegistryContext } from './widget-registry.context.ts';

const broken = defineWidget({
  alias: 'broken',
  settings: object({}),
  Component: () => {
    throw new Error('This widget breaks in its story.');
  },
});
const registry = { ...contentWidgets, broken: lazyModule(async () => ({ widget: broken })) };

const meta = {
  title: 'cms-widgets/PageRows',
  component: PageRows,
  parameters: { layout: 'fullscreen' },
  args: { rows: [] },
  decorators: [(Rows) => <WidgetRegistryContext value={registry}><Rows /></WidgetRegistryContext>],
} satisfies Meta<typeof PageRows>;
export default meta;
type Story = StoryObj<typeof meta>;

const place = (rows: readonly PageRow[], settings: Partial<RowSettings> = {}) => placeRows(rows, { registry, place: { market: 'en-gb', path: '/' }, inStore: false, ...settings });

/** A story of these rows, as a page places them. */
const placed = (rows: readonly PageRow[], settings?: Partial<RowSettings>) => ({
  loaders: [async () => ({ rows: (await place(rows, settings)).rows })],
  render: (_: unknown, { loaded }: { loaded: Record<string, unknown> }) => <PageRows rows={loaded.rows as PlacedRow[]} />,
});

const spot = (id: string, text = 'Unworn, in one parcel, with one label.') => ({ id, alias: 'uSPSpotItem', settings: { icon: 'returns', title: '30 days to return', text } });
const campaign = (id: string, cloth: string, backgroundColor: string, toggleFullWidth: boolean) => ({ id, alias: 'canvasWidget', settings: { headline: cloth, text: 'From the edge in.', cta: 'See more', url: '/', image: `/api/media/campaign/${cloth.toLowerCase()}/tall.jpg`, alt: cloth, color: '#ffffff', backgroundColor, toggleFullWidth } });

/** The recorded first page, in the language that the switch names; products come with their own library. */
export const FirstPage: Story = {
  render: placed([]).render,
  loaders: [
    async ({ globals }) => {
      const market = sampleMarkets.find((id) => id.startsWith(globals.language as string))!;
      const { content } = await createApi({ fetch: recordedApi(await recordingOf(market)) }).call(getPage, { market, path: '/', type: 'json' });
      return { rows: (await place(content!.areas.rows!)).rows };
    },
  ],
};
export const FullWidth: Story = placed([{ id: 'a', widgets: [campaign('1', 'Denim', '#1b2336', true)] }]);
export const TwoInARow: Story = placed([{ id: 'a', widgets: [campaign('1', 'Wool', '#55534f', false), campaign('2', 'Jersey', '#141416', false)] }]);
const share = (widget: ReturnType<typeof campaign>, proportion: string) => ({ ...widget, settings: { ...widget.settings, proportion } });
export const WideAndNarrow: Story = {
  ...placed([{ id: 'a', widgets: [share(campaign('1', 'Wool', '#232325', false), 'wide'), share(campaign('2', 'Jersey', '#141416', false), 'narrow')] }]),
  name: 'A wide one and a narrow one, which hangs lower on a wide screen',
  async play({ canvas }) {
    const [wide, narrow] = canvas.getAllByRole('img').map((picture) => picture.getBoundingClientRect());
    if (!matchMedia('(min-width: 768px)').matches) return;
    await expect(wide!.width).toBeGreaterThan(narrow!.width * 1.3);
    await expect(narrow!.top).toBeGreaterThan(wide!.top);
  },
};
export const FourInARow: Story = {
  ...placed([{ id: 'a', perRowMobile: 2, widgets: ['1', '2', '3', '4', '5'].map((id) => spot(id)) }]),
  name: 'Four in a row, the fifth cut off (CMS-024)',
  async play({ canvas }) {
    await expect(canvas.getAllByText('30 days to return')).toHaveLength(4);
  },
};
/** One widget breaks, one is unknown, one has settings that do not fit: the others stay. */
export const WithFaults: Story = {
  ...placed([{ id: 'a', widgets: [spot('1'), { id: '2', alias: 'broken', settings: {} }, { id: '3', alias: 'unheardOf', settings: {} }, { id: '4', alias: 'slimBanner', settings: { text: 7 } }] }]),
  async play({ canvasElement, canvas }) {
    await expect(canvas.getByText('30 days to return')).toBeVisible();
    await expect(canvasElement.textContent).not.toMatch(/unheardOf|slimBanner/);
  },
};
/** What an editor sees of the same in the preview. */
export const FaultsInPreview: Story = {
  ...placed([{ id: 'a', widgets: [spot('1'), { id: '2', alias: 'unheardOf', settings: {} }, { id: '3', alias: 'slimBanner', settings: { text: 7 } }] }], { showProblems: true }),
  async play({ canvas }) {
    await expect(canvas.getByText(/unheardOf/)).toBeVisible();
    await expect(canvas.getByText(/slimBanner.*text:/)).toBeVisible();
  },
};
export const LongText: Story = placed([{ id: 'a', perRowMobile: 2, widgets: ['1', '2', '3', '4'].map((id) => spot(id, 'Rücksendekostenerstattungsvereinbarungen und Umtauschmöglichkeiten für Weihnachtsgeschenkbestellungen.')) }]);
export const Empty: Story = {
  parameters: { layout: 'padded' },
  ...placed([{ id: 'a', widgets: [] }, { id: 'b', isHidden: true, widgets: [spot('1')] }]),
  name: 'Empty and hidden rows leave nothing (CMS-005, CMS-023)',
  async play({ canvas }) {
    await expect(canvas.queryByText('30 days to return')).toBeNull();
  },
};
