import type { About } from './about.ts'

/**
 * How words of headings begin in job descriptions of the languages that `listed-headings.ts` lists whole headings of, folded: what is listed
 * there stands in many forms and with other words. The first that fits counts.
 */
const stems: [About, string][] = [
  [
    'company',
    `kdo jsme|kto sme|tko smo|ko smo mi|kdo smo|o spolecnost|o spolocnost|o podjetju|o nas|rolunk|cegunk|despre|cine suntem|hakkimizda|hakkinda|biz kimiz
    |tentang|ποιοι ειμαστε|η εταιρεια|о компании|о нас|кто мы|про компан|про нас|хто ми|за компанията|за нас|кои сме|apie|par mums|par uznemum
    |ettevottest|gioi thieu|ve cong ty|ve chung toi|qui som|sobre nosaltres|tietoa meista|meista`,
  ],
  [
    'other',
    `tarjoam|tarjolla|hakuohje|lisatieto|palkkau|palkka|nabizime|nabidneme|nabidka|co ziska|co u nas|benefit|vyhody|proc|jak se prihlasit|ponukame|ponuka|co z toho|co dostane|co od nas|co ti dame
    |pohovor|mzda|plat|nudimo|sto nudimo|prijav|zasto|rok za|ponujamo|zakaj|poskusn|trajanje|kaj nudimo|nudimo ti|kinalunk|nyujtunk|ajanlunk
    |juttatas|jelentkez|munkaido|miert|berezes|oferim|beneficii|cum aplic|de ce sa|salariu|sunduk|sunuyor|yan hak|imkan|ek bilgi|neden|basvur|maas
    |fasilitas|keuntungan|catatan|cara melamar|gaji|tunjangan|προσφερ|παροχ|γιατι|αποστολη βιογραφικ|предлагаем|условия|почему|преимущества|контакты|график работы|зарплата
    |как откликнуться|пропону|умови|чому|контакти|надішліть|предлаг|защо|кандидатств|какво получ|условия на|нудимо|понуд|пријав|нудиме
    |pakume|pakutav|miks|kandideeri|palk|piedavaj|atalgojum|kapec|piesaki|siulo|atlyginim|kodel|kreiptis|quyen loi|phuc loi|dia diem|cach thuc|thoi gian lam
    |thu nhap|muc luong|che do|ho so|condicions|oferim|salari|contracte`,
  ],
  [
    'preferred',
    `eduksi|plussaa|vyhodou|ocenime|uvitame|prednost|pozeljno|dodatne prednosti|dodatni kriterij|zazelen|elonyt|elony jelent|constituie|reprezinta un avantaj|tercihen|tercih
    |nilai tambah|nilai plus|diutamakan|lebih disukai|επιθυμητ|επιπλεον|θα εκτιμηθ|будет плюсом|плюсом|желательно|приветствуется|преимуществом|буде плюсом|бажано|перевагою
    |вітається|предимство|пожељно|предност|kasuks|eeliseks|prieksrocib|privalum|uu tien|loi the|es valor`,
  ],
  [
    'duties',
    `tehtav|tyotehtav|toimenkuva|tyonkuva|vastuualue|mita paaset|napln|povinnost|co budes|co budete|co te ceka|co vas ceka|co bude vasi|denni chleb|dennim chleb|popis pozice|popis prace
    |cinnosti|opis posla|opis radnog|opis poslova|posao koji|radni zadaci|zadaci|zadatci|odgovornosti|opis del|nalog|tvoje delo|vase delo|delo bo|feladat|munkakori leiras|teendo
    |obiectivul|atributii|responsabilitat|ce vei face|activitati|gorev|sorumluluk|is tanimi|neler yap|tugas|tanggung jawab|deskripsi|uraian|jobdes|job des|καθηκοντ|αρμοδιοτητ|περιγραφη
    |обязанност|задач|функционал|что нужно делать|чем предстоит|что делать|обов|завдан|чим|задължени|отговорности|описание на|дужности|опис посла|задаци|обврски
    |tooulesan|too kirjeldus|ulesan|toosisu|pienakum|darba aprakst|uzdevum|pareig|atsakomyb|darbo pobud|darbo apras|ka veiksi|mo ta|nhiem vu|trach nhiem|funcions|tasques|que faras|descripcio`,
  ],
  [
    'asks',
    `vaatimu|odotam|edellyt|kelpoisuus|hakijal|toivomme|osaamis|pozadavk|pozadujem|pozadovan|ocekavam|co byste|co bys|co od vas|co od tebe|koho hleda|hledame|predpoklad|kvalifikac|dovednost|poziadav|ocakavam
    |koho hlada|hladame|zrucnost|vzdelan|uvjet|kriterij|trazimo|trazen|ocekujemo|koga|uslov|potrebn|pogoji|pricakujem|zahtev|obvezn|iscemo|izobrazb|elvar|varunk|kit keresunk
    |kompetenci|vegzettseg|feltetel|amit kerunk|cerint|conditii|candidat|cautam|profilul|abilitati|calificari|studii|aranan|nitelik|kriter|beklenti|bekliyoruz|kimi ariyoruz|aday|yetkinlik
    |persyarat|syarat|kualifikasi|kriteria|requirement|keahlian|προσοντα|απαιτησ|απαιτουμεν|ζηταμε|αναζητ|δεξιοτητ|требован|ожида|ждем|ищем|навыки|кандидат|опыт|образование|вимог|очіку|шукаємо|навички
    |досвід|освіта|изискван|търсим|очаквам|качества|умения|профил|квалификац|захтев|услови за|барања|noud|ootus|ootame|keda|eeldame|prasib|prasme|sagaidam|meklejam|reikalav|tikim|ieskom|igudziai
    |yeu cau|ung vien|ky nang|requisit|busquem|demanem|titulacio|idiomes|coneixements`,
  ],
]

const patterns = stems.map(
  ([about, list]) =>
    [
      about,
      new RegExp(
        `(?:^| )(?:${list
          .split('|')
          .map((stem) => stem.trim())
          .join('|')})`,
        'u',
      ),
    ] as const,
)

/** Most words of a heading that has no sign behind it by which it heads something. */
const mostWords = 4
/** Most words of one that ends in a colon or asks. */
const mostBeforeSign = 12

/**
 * What a heading in one of these languages is about, by a word of it; undefined where no word says so or there are too many.
 * @param words folded
 * @param hasSign whether it ends in a colon or a question mark
 */
export function aboutByStem(words: string, hasSign: boolean): About | undefined {
  if (words.split(' ').length > (hasSign ? mostBeforeSign : mostWords)) return undefined
  return patterns.find(([, pattern]) => pattern.test(words))?.[0]
}
