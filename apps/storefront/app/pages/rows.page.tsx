import { PageRows } from '@selvedge/cms-widgets';
import { useTranslate } from '@selvedge/market';
import { VisuallyHidden } from '@selvedge/ui';
import { definePage } from '../define-page.ts';
import { PageBreadcrumbs } from '../shell/PageBreadcrumbs.tsx';

/** A page that is its rows: home, content and terms pages (CMS-002). */
export const page = definePage({
  Component: function RowsPage({ page: { alias, metadata, breadcrumbs, areas } }) {
    const t = useTranslate();
    const heading = alias === 'homePage' ? metadata.title || t('shell.home') : metadata.title;
    return (
      <>
        <PageBreadcrumbs links={breadcrumbs} />
        <VisuallyHidden as="h1">{heading}</VisuallyHidden>
        <PageRows rows={areas.rows} />
      </>
    );
  },
});
