/** Every cloth of the studio. */
export const clothNames = ['denim', 'twill', 'poplin', 'stripe', 'check', 'jersey', 'rib', 'knit', 'wool', 'satin', 'nylon', 'canvas', 'leather', 'paper'] as const;

export type ClothName = (typeof clothNames)[number];
