import type { OpeningHours } from '@selvedge/api-stores';
import type { CatalogueRows } from '../storage/catalogue.rows.ts';

type StoreRow = NonNullable<CatalogueRows['stores']>[number];

const days = (names: string, opens: string, closes: string): OpeningHours[] => names.split(' ').map((dayOfWeek) => ({ dayOfWeek: dayOfWeek as OpeningHours['dayOfWeek'], opens, closes }));

/** When stores open, as is usual where they are. */
const habits = {
  /** Closed on Sunday. */
  closed: [...days('Monday Tuesday Wednesday Thursday Friday', '10:00', '19:00'), ...days('Saturday', '10:00', '18:00')],
  short: [...days('Monday Tuesday Wednesday Thursday Friday', '10:00', '19:00'), ...days('Saturday', '10:00', '18:00'), ...days('Sunday', '11:00', '17:00')],
  long: days('Monday Tuesday Wednesday Thursday Friday Saturday Sunday', '10:00', '21:00'),
  gulf: [...days('Sunday Monday Tuesday Wednesday Thursday Saturday', '10:00', '22:00'), ...days('Friday', '14:00', '22:00')],
};

/** Country and habit, then the stores: city, quarter, street, postal code (or -), latitude, longitude; `*` at the end hands out no parcels. */
const listed = `
GB short: London, Soho, 28 Broadwick Street, W1F 8JB, 51.5134, -0.1365; London, Shoreditch, 61 Redchurch Street, E2 7DJ, 51.5238, -0.0735; Manchester, Northern Quarter, 44 Tib Street, M4 1LA, 53.4839, -2.2352; Edinburgh, New Town, 92 George Street, EH2 3DF, 55.9527, -3.1995; Bristol, Clifton, 17 Princess Victoria Street, BS8 4BX, 51.4553, -2.6203*
IE short: Dublin, Creative Quarter, 34 Drury Street, D02 FW74, 53.3423, -6.2634; Cork, Centre, 12 Oliver Plunkett Street, T12 R268, 51.8976, -8.4714
DE closed: Berlin, Mitte, Münzstraße 19, 10178, 52.5251, 13.4074; Berlin, Charlottenburg, Bleibtreustraße 32, 10707, 52.5016, 13.3218; Hamburg, Neustadt, Poststraße 36, 20354, 53.5519, 9.9894; München, Glockenbach, Hans-Sachs-Straße 8, 80469, 48.1303, 11.5713; Köln, Belgisches Viertel, Brüsseler Straße 74, 50672, 50.9384, 6.9374; Leipzig, Zentrum, Mädlerpassage 11, 04109, 51.3396, 12.3757*
AT closed: Wien, Neubau, Lindengasse 21, 1070, 48.2008, 16.3508; Graz, Innere Stadt, Sporgasse 14, 8010, 47.0727, 15.4392
CH closed: Zürich, Niederdorf, Oberdorfstrasse 9, 8001, 47.3692, 8.5456; Genève, Rive Gauche, Rue Verdaine 22, 1204, 46.2011, 6.1494; Lugano, Centro, Via Pessina 10, 6900, 46.0049, 8.9507*
LU closed: Luxembourg, Ville Haute, Rue Philippe II 29, 2340, 49.6105, 6.1292
DK short: København, Indre By, Pilestræde 45, 1112, 55.6812, 12.5800; Aarhus, Latinerkvarteret, Volden 18, 8000, 56.1584, 10.2110; Odense, Centrum, Brandts Passage 27, 5000, 55.3953, 10.3807*
SE short: Stockholm, Södermalm, Götgatan 36, 118 26, 59.3160, 18.0719; Göteborg, Haga, Magasinsgatan 17, 411 18, 57.7031, 11.9626
NO closed: Oslo, Grünerløkka, Markveien 48, 0554, 59.9215, 10.7600; Bergen, Sentrum, Skostredet 11, 5017, 60.3935, 5.3284*
FI short: Helsinki, Punavuori, Fredrikinkatu 30, 00120, 60.1628, 24.9392
FR closed: Paris, Le Marais, 41 Rue de Poitou, 75003, 48.8620, 2.3627; Paris, Canal Saint-Martin, 14 Rue Beaurepaire, 75010, 48.8693, 2.3644; Lyon, Presqu’île, 23 Rue Auguste Comte, 69002, 45.7560, 4.8299; Bordeaux, Saint-Pierre, 8 Rue du Parlement Saint-Pierre, 33000, 44.8409, -0.5710*
BE closed: Bruxelles, Dansaert, Rue Antoine Dansaert 84, 1000, 50.8514, 4.3449; Antwerpen, Sint-Andries, Kammenstraat 52, 2000, 51.2167, 4.3989
NL short: Amsterdam, De Negen Straatjes, Wolvenstraat 13, 1016 EM, 52.3698, 4.8858; Rotterdam, Centrum, Nieuwe Binnenweg 80, 3015 BD, 51.9152, 4.4697
ES closed: Madrid, Malasaña, Calle del Espíritu Santo 25, 28004, 40.4257, -3.7044; Barcelona, El Born, Carrer del Rec 47, 08003, 41.3854, 2.1836; Valencia, Ruzafa, Carrer de Cádiz 38, 46006, 39.4623, -0.3744*
PT long: Lisboa, Chiado, Rua do Norte 60, 1200-286, 38.7121, -9.1437; Porto, Cedofeita, Rua Miguel Bombarda 278, 4050-378, 41.1501, -8.6213
IT closed: Milano, Brera, Via Solferino 11, 20121, 45.4743, 9.1880; Roma, Monti, Via del Boschetto 74, 00184, 41.8961, 12.4920; Torino, Quadrilatero, Via Sant’Agostino 20, 10122, 45.0740, 7.6792*
PL long: Warszawa, Śródmieście, ulica Mokotowska 51, 00-542, 52.2240, 21.0184; Kraków, Kazimierz, ulica Józefa 14, 31-056, 50.0501, 19.9455
CZ long: Praha, Josefov, Dušní 10, 110 00, 50.0893, 14.4205
HU short: Budapest, Belváros, Falk Miksa utca 22, 1055, 47.5113, 19.0489
GR closed: Αθήνα, Κολωνάκι, Σκουφά 43, 106 72, 37.9793, 23.7394
HR closed: Zagreb, Donji grad, Masarykova ulica 18, 10000, 45.8110, 15.9710
SI closed: Ljubljana, Center, Trubarjeva cesta 23, 1000, 46.0523, 14.5108
RO long: București, Dorobanți, Strada Radu Beller 6, 011702, 44.4609, 26.0960
EE long: Tallinn, Rotermann, Rotermanni 5, 10111, 59.4385, 24.7551
LV long: Rīga, Centrs, Tērbatas iela 33, 1011, 56.9534, 24.1207
LT long: Vilnius, Senamiestis, Vokiečių gatvė 13, 01130, 54.6786, 25.2826
TR long: İstanbul, Galata, Serdar-ı Ekrem Sokak 30, 34421, 41.0268, 28.9746
AE gulf: دبي, حي دبي للتصميم, شارع الثنية 4, -, 25.1870, 55.2990; أبوظبي, جزيرة السعديات, شارع جاك شيراك 12, -, 24.5337, 54.3984*
SA gulf: الرياض, العليا, شارع التحلية 210, 12221, 24.6951, 46.6850; جدة, الروضة, شارع الأمير سلطان 88, 23434, 21.5706, 39.1553*
QA gulf: الدوحة, مشيرب, شارع الكهرباء 15, -, 25.2867, 51.5266
KW gulf: مدينة الكويت, شرق, شارع أحمد الجابر 40, -, 29.3797, 47.9925
JO gulf: عمّان, جبل عمّان, شارع الرينبو 33, -, 31.9507, 35.9235
EG gulf: القاهرة, الزمالك, شارع 26 يوليو 142, 11211, 30.0609, 31.2197
US long: New York, SoHo, 118 Mercer Street, 10012, 40.7243, -73.9990; Los Angeles, Silver Lake, 3824 Sunset Boulevard, 90026, 34.0915, -118.2793
CA long: Toronto, Queen West, 788 Queen Street West, M6J 1G1, 43.6462, -79.4084; Montréal, Mile End, 157 Avenue Bernard Ouest, H2T 2K4, 45.5247, -73.6046`;

/** The stores of the sample shop. Streets are real, stores are not. */
export const sampleStores: StoreRow[] = listed.trim().split('\n').flatMap((line) => {
  const [, country, habit, stores] = /^(\w\w) (\w+): (.*)$/.exec(line) as unknown as [string, string, keyof typeof habits, string];
  return stores.split('; ').map((entry, place): StoreRow => {
    const [city, quarter, street, postalCode, latitude, longitude] = entry.replace(/\*$/, '').split(', ') as [string, string, string, string, string, string];
    return {
      id: `${country.toLowerCase()}-${place + 1}`, shopNumber: `${country}${String(place + 1).padStart(3, '0')}`, name: `Selvedge ${city} ${quarter}`, country, street, city,
      postalCode: postalCode === '-' ? null : postalCode, latitude: Number(latitude), longitude: Number(longitude), openingHours: habits[habit], clickAndCollect: !entry.endsWith('*'),
    };
  });
});
