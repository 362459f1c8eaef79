import { defineWidget } from '../define-widget.ts';
import { Text } from './Text.tsx';
import { textSettings } from './text.settings.ts';

export const widget = defineWidget({ alias: 'textWidget', settings: textSettings, Component: Text });
