import { plainWords } from './slug.ts';

export interface ColourFamily {
  /** As the colour facet knows it (CAT-135). */
  base: string;
  hex: string;
}

/** Stands for colours that no family is known for; they have no swatch. */
export const unknownFamily = 'other';

/** Family, swatch, and how shops name it in English, German, French, Spanish, Italian, Dutch, the Nordic languages, Polish, Turkish and Arabic. */
const families: [base: string, hex: string, names: string][] = [
  ['black', '#111111', 'black|jet|onyx|schwarz|noir|noire|negro|nero|zwart|sort|svart|musta|czarny|siyah|أسود'],
  ['white', '#ffffff', 'white|optical white|weiss|weiß|blanc|blanche|blanco|bianco|wit|hvid|hvit|vit|valkoinen|biały|beyaz|أبيض'],
  ['off white', '#f5f1e6', 'off white|offwhite|ecru|ivory|cream|creme|wollweiss|wollweiß|naturweiss|écru|ivoire|crème|crudo|crema|avorio|panna|råhvid|krem|ekru'],
  ['grey', '#8c8c8c', 'grey|gray|charcoal|slate|anthracite|graphite|marl|ash|grau|anthrazit|gris|grigio|grijs|grå|harmaa|szary|gri|رمادي'],
  ['silver', '#c0c0c0', 'silver|silber|argent|plata|argento|zilver|sølv|hopea|srebrny|gümüş|فضي'],
  ['gold', '#c9a227', 'gold|golden|dore|doré|or|dorado|oro|goud|guld|gull|kulta|złoty|altın|ذهبي'],
  ['beige', '#d9c7a7', 'beige|stone|oatmeal|natural|bej|beżowy|بيج'],
  ['sand', '#cbb893', 'sand|sable|arena|sabbia|zand|hiekka|piaskowy|kum'],
  ['brown', '#6b4226', 'brown|chocolate|tobacco|chestnut|cognac|mocha|espresso|braun|brun|marron|marrón|marrone|bruin|ruskea|brązowy|kahverengi|بني'],
  ['camel', '#b88a57', 'camel|caramel|tan|kamel|cammello|karamell|deve tüyü|جملي'],
  ['khaki', '#8a8256', 'khaki|kaki|caqui|haki|كاكي'],
  ['olive', '#6b6b2f', 'olive|oliv|oliva|olijf|oliven|oliwkowy|zeytin|زيتي'],
  ['green', '#2e6b3e', 'green|forest|bottle green|emerald|sage|moss|grün|gruen|vert|verte|verde|groen|grøn|grønn|grön|vihreä|zielony|yeşil|أخضر'],
  ['mint', '#a8dcc0', 'mint|minze|menthe|menta|munt|minttu|miętowy|نعناعي'],
  ['turquoise', '#2fb5ad', 'turquoise|aqua|teal|türkis|tuerkis|turquesa|turchese|turkis|turkoosi|turkusowy|turkuaz|فيروزي'],
  ['petrol', '#1f5a66', 'petrol|pétrole|petróleo|petrolio|petrolej'],
  ['blue', '#2b56a0', 'blue|royal blue|cobalt|indigo|denim|mid blue|blau|bleu|bleue|azul|blu|blauw|blå|sininen|niebieski|mavi|أزرق'],
  ['light blue', '#a7c7e7', 'light blue|sky blue|baby blue|pale blue|ice blue|hellblau|bleu clair|bleu ciel|azul claro|celeste|azzurro|lichtblauw|lyseblå|ljusblå|vaaleansininen|błękitny|açık mavi|سماوي|أزرق فاتح'],
  ['navy', '#1f2a44', 'navy|navy blue|dark navy|midnight|dark blue|marine|marineblau|dunkelblau|bleu marine|bleu foncé|azul marino|azul oscuro|blu scuro|blu navy|marineblauw|donkerblauw|mørkeblå|marinblå|mörkblå|tummansininen|granatowy|lacivert|كحلي'],
  ['purple', '#5d3a7a', 'purple|aubergine|plum|violet|violett|violette|morado|púrpura|viola|paars|violetti|fioletowy|mor|بنفسجي'],
  ['lilac', '#c4a7d6', 'lilac|lavender|mauve|flieder|lavendel|lila|lilas|lavande|lavanda|glicine|lilla|liliowy|leylak|ليلكي'],
  ['pink', '#e88fb1', 'pink|fuchsia|magenta|hot pink|rosa|rosado|roze|pinkki|różowy|pembe|وردي|زهري'],
  ['rose', '#dba9a9', 'rose|blush|dusty rose|dusty pink|nude|altrosa|rosé|vaaleanpunainen|gül kurusu'],
  ['red', '#b3202c', 'red|scarlet|cherry|rot|rouge|rojo|rosso|rood|rød|röd|punainen|czerwony|kırmızı|أحمر'],
  ['bordeaux', '#5e1a28', 'bordeaux|burgundy|wine|oxblood|maroon|weinrot|dunkelrot|bordo|burdeos|granate|vino|wijnrood|vinrød|vinröd|bordowy|عنابي|خمري'],
  ['orange', '#dd7a26', 'orange|rust|terracotta|apricot|coral|naranja|arancione|arancio|oranje|oransje|oranssi|pomarańczowy|turuncu|برتقالي'],
  ['yellow', '#e8c33c', 'yellow|mustard|lemon|ochre|gelb|senf|jaune|amarillo|giallo|geel|gul|keltainen|żółty|sarı|أصفر'],
  ['multi', '#b0a090', 'multi|multicolour|multicolor|multicoloured|multicolored|mixed|mehrfarbig|bunt|multicolore|meerkleurig|flerfarvet|flerfärgad|wielokolorowy|çok renkli|متعدد الألوان'],
];

const byName = new Map<string, ColourFamily>();
for (const [base, hex, names] of families) {
  for (const name of names.split('|')) if (!byName.has(plainWords(name))) byName.set(plainWords(name), { base, hex });
}
const longestName = Math.max(...[...byName.keys()].map((name) => name.split(' ').length));

/** Every family name that the table knows. */
export const colourFamilies = families.map(([base]) => base);

/**
 * The family of a colour name: the longest known name within it, of several the last (`blue grey` is grey). Of two colours
 * side by side (`navy / white`) the first counts.
 *
 * @returns nothing when no part of the name is known
 */
export function familyOf(colourName: string): ColourFamily | undefined {
  const words = plainWords(colourName.split(/[/,|]|\s[-–+&]\s/)[0]!).split(' ');
  for (let length = Math.min(words.length, longestName); length > 0; length--) {
    for (let from = words.length - length; from >= 0; from--) {
      const family = byName.get(words.slice(from, from + length).join(' '));
      if (family) return family;
    }
  }
  return undefined;
}
