import type { PageDocument } from '../storage/schema.ts';
import { words } from './menu.ts';
import { campaign, row, widget } from './page.parts.ts';

/** Rows on category pages, by category id. */
export const categoryAreas: Record<string, PageDocument['areas']> = {
  'women-jeans': {
    top: [row('women-jeans-campaign', widget('canvasWidget', {
      headline: words('Every fit, raw to bleached', 'Jeder Schnitt, roh bis gebleicht', 'كل القصّات، من الخام إلى المبيّض'),
      text: words('Find the one that you will still own in ten years.', 'Eine davon gehört Ihnen noch in zehn Jahren.', 'اختاري القطعة التي ستبقى معك بعد عشر سنوات.'),
      cta: words('Read the size guide', 'Zur Größentabelle', 'اقرئي دليل المقاسات'), url: '/size-guide', image: campaign('denim-washed'), imageMobile: campaign('denim-washed', 'tall'),
      alt: words('Pale washed denim with a felled seam', 'Hell gewaschener Denim mit Kappnaht', 'دنيم مغسول فاتح بدرزة مزدوجة'), backgroundColor: '#33465f', color: '#ffffff',
    }))],
    plp: [row('women-jeans-shirts', widget('canvasWidget', {
      headline: words('The shirt that goes with all of them', 'Das Hemd zu allen', 'قميص يناسبها كلها'),
      text: words('Poplin, washed soft, cut a little wide.', 'Popeline, weich gewaschen, etwas weiter geschnitten.', 'بوبلين مغسول ناعم بقصّة واسعة قليلًا.'),
      cta: words('See shirts', 'Zu den Hemden', 'إلى القمصان'), url: '/women/shirts', image: campaign('poplin'), imageMobile: campaign('poplin', 'tall'),
      alt: words('Poplin in folds', 'Popeline in Falten', 'بوبلين بطيّات'), backgroundColor: '#3b3a37', color: '#ffffff', toggleFullWidth: true,
    }))],
    bottom: [
      row('women-jeans-questions', widget('accordionTextWidget', { headline: words('Good to know', 'Gut zu wissen', 'معلومات مفيدة'), items: [
        { title: words('Which fit is which?', 'Welcher Schnitt ist welcher?', 'ما الفرق بين القصّات؟'), markdownContent: words('Slim is close all the way. Straight falls from the hip. Tapered narrows below the knee. Wide and loose leave room. Flared opens from the knee.', 'Slim sitzt überall eng. Straight fällt gerade ab der Hüfte. Tapered wird unter dem Knie schmaler. Wide und Loose lassen Platz. Flared öffnet sich ab dem Knie.', 'الضيقة محكمة على طول الساق، والمستقيمة تنسدل من الورك، والمتدرّجة تضيق أسفل الركبة، والواسعة والفضفاضة تتركان مساحة، والمتّسعة تنفتح من الركبة.') },
        { title: words('Will they shrink?', 'Laufen sie ein?', 'هل تنكمش؟'), markdownContent: words('No. All denim except raw selvedge is washed before it is cut. See [denim care](/denim-care).', 'Nein. Bis auf rohen Selvedge-Denim ist alles vor dem Zuschnitt gewaschen. Mehr unter [Denimpflege](/denim-care).', 'لا. كل الدنيم مغسول قبل القص ما عدا السيلفدج الخام. راجعي [العناية بالدنيم](/denim-care).') },
      ] })),
      row('women-jeans-seo', widget('seoWidget', {
        headline: words('Women’s jeans', 'Damenjeans', 'جينز نسائي'),
        markdownContent: words('From stiff 14 oz selvedge to denim with a little stretch, in every wash from raw indigo to bleached. Waists run from 25 to 32 inches, each in three lengths.', 'Von festem 14-oz-Selvedge bis zu Denim mit etwas Stretch, in allen Waschungen von rohem Indigo bis gebleicht. Bundweiten von 25 bis 32 Zoll, jeweils in drei Längen.', 'من سيلفدج صلب بوزن 14 أونصة إلى دنيم بمرونة خفيفة، وبكل الغسلات من النيلي الخام إلى المبيّض. مقاسات الخصر من 25 إلى 32 بوصة، وكل منها بثلاثة أطوال.'),
      })),
    ],
  },
};
