import { defineWidget } from '@selvedge/cms-widgets';
import { ProductRecommendations } from './ProductRecommendations.tsx';
import { recommendationSettings } from './recommendation.schema.ts';

export const widget = defineWidget({ alias: 'relewiseProductCarouselBlock', settings: recommendationSettings(1), Component: ProductRecommendations });
