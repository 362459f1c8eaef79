import { plainWords } from './slug.ts';

/** How spreadsheets and people write true and false, by language. */
const words = {
  true: [
    'true yes 1 y wahr ja vrai oui verdadero sí si vero waar sand sandt sant sann tosi prawda tak pravda ano',
    'áno igaz adevărat doğru evet verdadeiro sim istina točno tõene patiess tiesa αληθές αληθής истина да',
    'істина так صحيح نعم 真 是',
  ],
  false: [
    'false no 0 n falsch nein faux non falso onwaar nee falsk falskt usant usann epätosi fałsz nie nepravda ne',
    'hamis fals yanlış hayır não neistina netočno väär aplams netiesa ψευδές ψευδής ложь нет хибність ні خطأ',
    'لا 假 否',
  ],
};

const meanings = new Map<string, boolean>();
for (const line of words.true) for (const word of line.split(' ')) meanings.set(plainWords(word), true);
for (const line of words.false) for (const word of line.split(' ')) meanings.set(plainWords(word), false);

/** Reads true or false in the languages of spreadsheets; undefined for any other word. */
export const readBoolean = (text: string): boolean | undefined => meanings.get(plainWords(text));
