import { defineWidget } from '../define-widget.ts';
import { Text, type TextProps } from './Text.tsx';
import { textSettings } from './text.settings.ts';

export const widget = defineWidget({
  alias: 'seoWidget',
  settings: textSettings,
  Component: (props: TextProps) => <Text {...props} whole />,
});
