import type { Localised } from '../storage/schema.ts';
import { say } from './say.ts';

/** How a garment is worn: one sentence of its group in every description. German and Arabic leave out pronouns where a group mixes genders. */
export const wearing = {
  jeans: [
    say('Best with a T-shirt tucked in and shoes that have seen something.', 'Am besten mit einem T-Shirt im Bund und Schuhen, die schon etwas erlebt haben.', 'أجمل ما يكون مع تيشيرت داخل الخصر وحذاء له حكايات.'),
    say('Turned up once, the hem shows the inside of the cloth.', 'Einmal umgeschlagen zeigt der Saum die Innenseite des Stoffs.', 'بطيّة واحدة تُظهر الحافة باطن القماش.'),
    say('Goes to work under a blazer and out again without one.', 'Geht mit Blazer ins Büro und ohne wieder hinaus.', 'يصلح للعمل تحت بليزر وللخروج من دونه.'),
    say('Give it a week before you judge it: denim has to learn whom it belongs to.', 'Erst nach einer Woche urteilen: Denim muss lernen, wem er gehört.', 'يحتاج إلى أسبوع قبل الحكم عليه، فالدنيم يتعرّف على صاحبه ببطء.'),
    say('With a heavy jumper in winter, with nothing but a shirt in May.', 'Im Winter mit dickem Pullover, im Mai nur mit Hemd.', 'مع كنزة سميكة في الشتاء، ومع قميص وحده في الربيع.'),
    say('The wash was chosen so that white and grey both look right above it.', 'Die Waschung ist so gewählt, dass Weiß und Grau gleich gut dazu passen.', 'اختيرت الغسلة ليليق بها الأبيض والرمادي معًا.'),
    say('The pair that stays out of the suitcase because you travel in it.', 'Das Paar, das nie im Koffer liegt, weil man darin reist.', 'بنطال لا يدخل الحقيبة لأن السفر يكون به.'),
  ],
  trousers: [
    say('Smart with a shirt, easy with a jumper.', 'Mit Hemd gepflegt, mit Pullover bequem.', 'أنيق مع قميص ومريح مع كنزة.'),
    say('With a belt or without: the waistband holds either way.', 'Mit Gürtel oder ohne: Der Bund hält so oder so.', 'مع حزام أو من دونه يبقى الخصر ثابتًا.'),
    say('Ends where a shoe begins; there are three centimetres to let down.', 'Endet, wo der Schuh beginnt; drei Zentimeter lassen sich auslassen.', 'ينتهي حيث يبدأ الحذاء، ويمكن إطالته ثلاثة سنتيمترات.'),
    say('For days that begin at a desk and end somewhere else.', 'Für Tage, die am Schreibtisch beginnen und anderswo enden.', 'لأيام تبدأ خلف المكتب وتنتهي في مكان آخر.'),
    say('In one colour from top to toe nobody asks whether it is a suit.', 'Ton in Ton getragen fragt niemand, ob es ein Anzug ist.', 'بلون واحد من الأعلى إلى الأسفل يبدو كأنه بدلة.'),
  ],
  shorts: [
    say('For the months in which a sock is one layer too many.', 'Für Monate, in denen schon Socken zu viel sind.', 'لأشهر تكون فيها الجوارب أكثر مما يلزم.'),
    say('Deep pockets, because summer means keys and a paperback.', 'Tiefe Taschen, denn Sommer heißt Schlüssel und Taschenbuch.', 'جيوب عميقة، فالصيف مفاتيح وكتاب صغير.'),
    say('As good under an open shirt as on the way to the water.', 'Gut unter einem offenen Hemd und auf dem Weg zum Wasser.', 'جيد تحت قميص مفتوح وفي الطريق إلى الماء.'),
    say('Long enough for town, short enough for the heat.', 'Lang genug für die Stadt, kurz genug für die Hitze.', 'طوله يناسب المدينة وخفّته تناسب الحر.'),
  ],
  skirts: [
    say('With boots and a jumper until April, with sandals after that.', 'Bis April mit Stiefeln und Pullover, danach mit Sandalen.', 'مع حذاء طويل وكنزة حتى أبريل، ومع صندل بعده.'),
    say('Moves when you walk and stays put when you sit.', 'Bewegt sich beim Gehen und bleibt beim Sitzen an seinem Platz.', 'تتحرك مع المشي وتبقى في مكانها عند الجلوس.'),
    say('A plain top is enough; the skirt does the talking.', 'Ein schlichtes Oberteil genügt, den Rest sagt der Rock.', 'تكفيها بلوزة بسيطة، والباقي تقوله التنورة.'),
    say('Thought of with flat shoes first.', 'Zuerst mit flachen Schuhen gedacht.', 'صُمّمت أولًا لتناسب الأحذية المسطحة.'),
  ],
  dresses: [
    say('Over a T-shirt by day, on its own at night.', 'Tagsüber über einem T-Shirt, abends für sich.', 'فوق تيشيرت في النهار، ووحده في المساء.'),
    say('Under a long coat it looks as if you had planned it.', 'Unter einem langen Mantel wirkt es wie von langer Hand geplant.', 'تحت معطف طويل يبدو اختيارًا مدروسًا.'),
    say('Packs to the size of a book and is smooth again after an hour on the hanger.', 'Gefaltet so groß wie ein Buch, nach einer Stunde auf dem Bügel wieder glatt.', 'يُطوى بحجم كتاب ويعود أملس بعد ساعة على العلّاقة.'),
    say('One piece, and the day is dressed.', 'Ein Teil, und man ist angezogen.', 'قطعة واحدة وتكتمل الإطلالة.'),
    say('For evenings that turn out longer than expected.', 'Für Abende, die länger werden als gedacht.', 'لأمسيات تطول أكثر مما كان متوقعًا.'),
  ],
  shirtDresses: [
    say('Belted it is a dress, open it is a light coat.', 'Gegürtet ein Kleid, offen ein leichter Mantel.', 'بالحزام فستان، ومن دونه معطف خفيف.'),
    say('Over trousers in March, on its own in July.', 'Im März über einer Hose, im Juli für sich.', 'فوق بنطال في مارس، ووحده في يوليو.'),
    say('The simplest answer to an early appointment.', 'Die einfachste Antwort auf einen frühen Termin.', 'أسهل جواب عن موعد مبكر.'),
    say('To the office or home from the lake: both are meant.', 'Ins Büro oder vom See nach Hause: Beides ist gemeint.', 'إلى المكتب أو في طريق العودة من الشاطئ، فكلاهما مقصود.'),
  ],
  tees: [
    say('Under a blazer, under a jumper or by itself.', 'Unterm Blazer, unterm Pullover oder für sich.', 'تحت بليزر أو تحت كنزة أو من دونهما.'),
    say('Take your usual size; the shape stays what it is.', 'Die gewohnte Größe nehmen: Die Form bleibt, wie sie ist.', 'المقاس المعتاد يكفي، فالقصّة تبقى كما هي.'),
    say('What you reach for first when the whole drawer is clean.', 'Das Erste, wonach man greift, wenn alles frisch gewaschen ist.', 'أول ما تمتد إليه اليد حين يكون الدرج كله نظيفًا.'),
    say('Good with everything that is blue.', 'Gut zu allem, was blau ist.', 'تنسيق سهل مع كل ما هو أزرق.'),
    say('Half tucked in, and the morning is done.', 'Halb in den Bund gesteckt, und der Morgen ist erledigt.', 'نصف الحافة داخل الخصر، وتكتمل الإطلالة.'),
    say('Buy the second one now; you will not want to wait for the wash.', 'Am besten gleich zwei: Auf die Wäsche wartet niemand gern.', 'الأفضل قطعتان، فلا أحد يحب انتظار الغسيل.'),
  ],
  shirts: [
    say('Buttoned to the top or open over a T-shirt.', 'Bis oben geknöpft oder offen über einem T-Shirt.', 'مزرّر حتى الأعلى أو مفتوح فوق تيشيرت.'),
    say('As good from the line as from the iron.', 'Von der Leine so gut wie vom Bügeleisen.', 'جميل من حبل الغسيل كما من المكواة.'),
    say('Goes under a jumper without a bulge at the collar.', 'Passt unter den Pullover, ohne am Kragen aufzutragen.', 'يُلبس تحت الكنزة من دون انتفاخ عند الياقة.'),
    say('One kept at the office has saved many a Tuesday.', 'Eines im Büro hat schon manchen Dienstag gerettet.', 'قميص احتياطي في المكتب ينقذ يومًا كاملًا.'),
    say('The longer it is worn, the softer the cuff.', 'Je länger man es trägt, desto weicher die Manschette.', 'كلما طال ارتداؤه صارت أساوره أنعم.'),
  ],
  overshirts: [
    say('In autumn it replaces the jacket, in winter the cardigan.', 'Im Herbst ersetzt es die Jacke, im Winter die Strickjacke.', 'في الخريف بدل الجاكيت، وفي الشتاء بدل الكارديغان.'),
    say('Open over white, closed when the wind turns.', 'Offen über Weiß, geschlossen, wenn der Wind dreht.', 'مفتوح فوق الأبيض، ومغلق حين تتبدّل الريح.'),
    say('With room for a jumper underneath, as it should be.', 'Mit Platz für einen Pullover darunter, wie es sich gehört.', 'يتسع لكنزة تحته كما يجب.'),
    say('Lives on the hook by the door.', 'Hat seinen Platz am Haken neben der Tür.', 'مكانه الدائم على المشجب قرب الباب.'),
  ],
  knits: [
    say('Over the shoulders in the evening, over everything in January.', 'Abends über den Schultern, im Januar über allem.', 'على الكتفين في المساء، وفوق كل شيء في يناير.'),
    say('Folded, never hung, it will outlive the coat.', 'Gelegt statt gehängt hält Strick länger als der Mantel.', 'المحبوكات تُطوى ولا تُعلّق، فتعيش أطول من المعطف.'),
    say('Between two washes a day off in the fresh air will do.', 'Zwischen zwei Wäschen genügt ein freier Tag an der Luft.', 'بين غسلتين يكفي يوم راحة في الهواء.'),
    say('Warm enough for a walk, fine enough for a table.', 'Warm genug für einen Spaziergang, fein genug für den Tisch.', 'دفء للمشي وأناقة للمائدة.'),
    say('Add grey trousers, and winter is dealt with.', 'Dazu eine graue Hose, und der Winter ist geregelt.', 'مع بنطال رمادي يصبح الشتاء أسهل.'),
  ],
  sweats: [
    say('For the train, the sofa and everything in between.', 'Für den Zug, das Sofa und alles dazwischen.', 'للقطار والأريكة وكل ما بينهما.'),
    say('Worn under a coat, it takes ten years off the coat.', 'Unterm Mantel getragen, macht es den Mantel zehn Jahre jünger.', 'تحت المعطف يجعله أكثر شبابًا.'),
    say('Bought for Sundays, worn on Mondays all the same.', 'Für den Sonntag gekauft, am Montag trotzdem getragen.', 'لأيام العطلة، ويُلبس في غيرها أيضًا.'),
    say('Wide enough for a shirt collar underneath.', 'Weit genug für einen Hemdkragen darunter.', 'اتساعه يكفي لياقة قميص تحته.'),
  ],
  jackets: [
    say('Closed against the wind, open over a hoodie.', 'Geschlossen gegen den Wind, offen über dem Hoodie.', 'إغلاق كامل في وجه الريح، وفتح مريح فوق الهودي.'),
    say('The last thing you put on and the first that is seen.', 'Das Letzte, was man anzieht, und das Erste, was man sieht.', 'آخر ما يُلبس وأول ما يُرى.'),
    say('Made for a bicycle, a bench and a long way home.', 'Für Fahrrad, Parkbank und den langen Heimweg.', 'للدراجة ومقعد الحديقة وطريق العودة الطويل.'),
    say('Everything underneath may be plain.', 'Darunter darf alles schlicht sein.', 'وكل ما تحت ذلك يمكن أن يكون بسيطًا.'),
    say('The sleeves are long enough to reach for handlebars.', 'Die Ärmel sind lang genug für den Griff zum Lenker.', 'أكمام بطول يكفي للإمساك بمقود الدراجة.'),
  ],
  tailoring: [
    say('With jeans it is relaxed, with matching trousers it is a suit.', 'Mit Jeans entspannt, mit passender Hose ein Anzug.', 'مع الجينز مريح، ومع بنطال من لونه بدلة.'),
    say('Light enough to keep on indoors.', 'Leicht genug, um drinnen anzubleiben.', 'خفيف بما يكفي ليبقى على الكتفين في الداخل.'),
    say('Over a T-shirt the shirt may stay at home.', 'Über einem T-Shirt darf das Hemd zu Hause bleiben.', 'فوق تيشيرت يمكن الاستغناء عن القميص.'),
    say('Travels well if you fold the shoulders inwards.', 'Reist gut, wenn man die Schultern nach innen faltet.', 'يسافر جيدًا إذا طُويت كتفاه إلى الداخل.'),
    say('For interviews, dinners and all the days between them.', 'Für Vorstellungsgespräche, Abendessen und alles dazwischen.', 'للمقابلات ودعوات العشاء وكل ما بينها.'),
  ],
  coats: [
    say('Room for a blazer underneath, which is how to try it on.', 'Mit Platz für einen Blazer darunter – so sollte man anprobieren.', 'باتساع يكفي لبليزر تحته، وهكذا يُجرَّب.'),
    say('Ten winters are a fair expectation.', 'Zehn Winter sind nicht zu viel verlangt.', 'عشرة مواسم شتاء عمر معقول.'),
    say('Collar up, hands in the pockets, done.', 'Kragen hoch, Hände in die Taschen, fertig.', 'ياقة مرفوعة ويدان في الجيوب، وهذا كل شيء.'),
    say('Long enough for cold benches, short enough for the tram.', 'Lang genug für kalte Bänke, kurz genug für die Straßenbahn.', 'طول يناسب المقاعد الباردة وعربة الترام.'),
    say('The one thing that has to be right in January.', 'Das Einzige, was im Januar stimmen muss.', 'الشيء الوحيد الذي لا غنى عنه في يناير.'),
  ],
  shoes: [
    say('One size up for thick socks; otherwise your usual.', 'Für dicke Socken eine Nummer größer, sonst wie gewohnt.', 'مقاس أكبر مع الجوارب السميكة، وإلا فالمقاس المعتاد.'),
    say('Two evenings at home are enough to walk them in.', 'Zwei Abende zu Hause genügen zum Einlaufen.', 'أمسيتان في البيت تكفيان ليلين الحذاء.'),
    say('With denim on Saturday, with wool on Monday.', 'Samstags zu Denim, montags zu Wolle.', 'مع الدنيم في العطلة ومع الصوف في أيام العمل.'),
    say('The sole is light, quiet and steady in the wet.', 'Die Sohle ist leicht, leise und hält auch bei Nässe.', 'نعل خفيف هادئ يثبت على الأرض المبللة.'),
  ],
  bags: [
    say('Large enough for the day, small enough for under the seat.', 'Groß genug für den Tag, klein genug für unter den Sitz.', 'كبيرة بما يكفي لليوم وصغيرة بما يكفي تحت المقعد.'),
    say('The keys are always in the same place.', 'Die Schlüssel sind immer am selben Platz.', 'للمفاتيح فيها مكان لا يتغير.'),
    say('Plain on purpose, so that it goes with every coat.', 'Mit Absicht schlicht, damit jeder Mantel dazu passt.', 'بسيطة عن قصد لتناسب كل معطف.'),
    say('Emptied once a week it keeps its shape.', 'Einmal in der Woche ausgeleert, bleibt die Form.', 'تفريغها مرة في الأسبوع يحفظ شكلها.'),
  ],
  leathergoods: [
    say('Made for jeans, narrow enough for a suit.', 'Für Jeans gemacht, schmal genug für den Anzug.', 'صُنع للجينز وعرضه يناسب البدلة.'),
    say('Order the waist you wear: the middle hole is yours.', 'Die gewohnte Bundweite bestellen: Das mittlere Loch sitzt.', 'المقاس هو محيط الخصر، والثقب الأوسط هو المناسب.'),
    say('The buckle comes off with a single screw.', 'Die Schließe löst sich mit einer einzigen Schraube.', 'يُفك الإبزيم ببرغي واحد.'),
    say('After a year it finds its way through the loops alone.', 'Nach einem Jahr findet er allein durch die Schlaufen.', 'بعد عام يعرف طريقه وحده بين الحلقات.'),
  ],
  headwear: [
    say('Goes into a coat pocket and comes out unharmed.', 'Passt in die Manteltasche und kommt heil wieder heraus.', 'تدخل جيب المعطف وتخرج منه سليمة.'),
    say('Nobody can see what your hair is doing underneath.', 'Was die Haare darunter machen, sieht niemand.', 'ولا أحد يرى حال الشعر تحتها.'),
    say('Nothing about an outfit is easier to change.', 'An einem Outfit lässt sich nichts leichter ändern.', 'أسهل ما يمكن تغييره في الإطلالة.'),
    say('For days on which the forecast cannot decide.', 'Für Tage, an denen sich der Wetterbericht nicht entscheidet.', 'رفيقة الأيام المتقلّبة.'),
  ],
  scarves: [
    say('Once round with the ends tucked in, or thrown over a shoulder.', 'Einmal herum mit den Enden nach innen, oder über die Schulter geworfen.', 'لفّة واحدة بأطراف مخفية، أو على الكتف.'),
    say('On a plane it becomes a blanket.', 'Im Flugzeug wird eine Decke daraus.', 'وفي الطائرة يصبح بطانية.'),
    say('The colour beside the face is best chosen by daylight.', 'Die Farbe am Gesicht wählt man am besten bei Tageslicht.', 'لونه أقرب ما يكون إلى الوجه، فليُختر في ضوء النهار.'),
    say('Warmth without weight is all a scarf has to be.', 'Wärme ohne Gewicht: Mehr muss ein Schal nicht können.', 'دفء بلا وزن، وهذا كل ما يُطلب من وشاح.'),
  ],
  socks: [
    say('Buy three pairs, lose two socks, and there are still two pairs.', 'Drei Paar kaufen, zwei Socken verlieren, und es bleiben zwei Paar.', 'ثلاثة أزواج يضيع منها جوربان ويبقى زوجان.'),
    say('High enough for boots, fine enough for shoes.', 'Hoch genug für Stiefel, fein genug für Schuhe.', 'طويلة بما يكفي للحذاء العالي ورفيعة بما يكفي لسواه.'),
    say('The colour only shows when you sit down.', 'Die Farbe sieht man erst beim Hinsetzen.', 'لا يظهر لونها إلا عند الجلوس.'),
  ],
  kids: [
    say('With room to grow for one summer at least.', 'Mit Platz zum Wachsen für mindestens einen Sommer.', 'باتساع للنمو يكفي صيفًا على الأقل.'),
    say('Made for trees, gravel and the back row of the bus.', 'Für Bäume, Schotter und die letzte Reihe im Bus.', 'للأشجار والحصى والمقعد الخلفي في الحافلة.'),
    say('Easy to put on alone, even when it is early.', 'Lässt sich allein anziehen, auch wenn es früh ist.', 'ارتداء سهل من دون مساعدة، حتى في الصباح الباكر.'),
    say('A grass stain does it no harm.', 'Ein Grasfleck schadet nicht.', 'وبقع العشب لا تُفسد شيئًا.'),
    say('To be handed down: the label has space for three names.', 'Zum Weitergeben: Auf dem Etikett ist Platz für drei Namen.', 'للتوارث بين الإخوة: في البطاقة مكان لثلاثة أسماء.'),
  ],
} satisfies Record<string, Localised[]>;

export type WearingGroup = keyof typeof wearing;
