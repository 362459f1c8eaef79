import { defineWidget } from '@selvedge/cms-widgets';
import { ProductRecommendations } from './ProductRecommendations.tsx';
import { recommendationSettings } from './recommendation.schema.ts';

export const widget = defineWidget({ alias: 'v3RelewiseProductCarouselWidget', settings: recommendationSettings(3), Component: ProductRecommendations });
