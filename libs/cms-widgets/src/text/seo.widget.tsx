import { object } from 'valibot';
import { defineWidget } from '../define-widget.ts';
import { Text, type TextProps } from './Text.tsx';
import { textSettings } from './text.widget.ts';

export const widget = defineWidget({
  alias: 'seoWidget',
  settings: object(textSettings),
  Component: (props: TextProps) => <Text {...props} whole />,
});
