/** Every silhouette of the studio. */
export const cutNames = [
  'jeans-straight', 'jeans-slim', 'jeans-wide', 'jeans-flared', 'chinos', 'trousers-pleated', 'shorts', 'skirt-midi', 'skirt-mini', 'dress-slip', 'dress-shirt',
  'tee', 'tee-oversized', 'tee-long', 'tank', 'shirt', 'overshirt', 'knit-crew', 'knit-roll', 'cardigan', 'sweatshirt', 'hoodie',
  'jacket-denim', 'jacket-bomber', 'blazer', 'coat', 'parka',
  'sneaker', 'boot', 'bag-tote', 'bag-crossbody', 'belt', 'cap', 'beanie', 'scarf', 'socks', 'gift-card',
] as const;

export type CutName = (typeof cutNames)[number];
