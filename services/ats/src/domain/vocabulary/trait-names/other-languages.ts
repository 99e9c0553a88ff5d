/** Traits and conditions that job descriptions ask for in other languages of Europe and Asia, by language, as in polish.ts, folded. */
export const otherLanguages = {
  hu: `
Precizitás|preciz*|pontossag*
Megbízhatóság|megbizhat*
Önállóság|onallo*
Felelősségtudat|felelossegtudat*|felelossegteljes*
Csapatjáték|csapatjatek*|csapatmunk*
Jó kommunikációs készség|kommunikacios keszseg*|kommunikativ*
Rugalmasság|rugalmas*
Terhelhetőség|terhelheto*|stressztur*
Problémamegoldás|problemamegold*
Szervezőkészség|szervezokeszseg*|szervezoi keszseg*
Motiváltság|motivalt*
Büntetlen előélet|buntetlen eloelet*|erkolcsi bizonyitvany*
Jó fizikum|jo fizikum|fizikai alloképesseg|fizikai terhel*
Tanulási vágy|tanulasi vagy|tanulni vagyas|fejlodni
Alaposság|alaposs*|alapos munka
Lojalitás|lojal*
Kreativitás|kreativ*
Pontos munkavégzés|pontos/precíz/preciz munkavegz*
Jó megjelenés|megjelenes*
Türelem|turel*
Empátia|empati*
Több műszak|muszak*
Elkötelezettség|elkotelez*
Ügyfélközpontúság|ugyfelkozpontu*|ugyfelorient*|ugyfelcentrik*|vendegkozpont*|vevokozpont*
Együttműködés|egyuttmukod*
Analitikus gondolkodás|analitikus
Nyitottság|nyitott*
Kitartás|kitart*
Udvariasság|udvarias*
Ápoltság|apolt*|kulturalt*
Igényesség|igenyes*
Csapatszellem|csapatszellem*|csapatban dolgoz*
Barátságosság|baratsagos*|kozvetlen
Talpraesettség|talpraeset*
Rendszerszemlélet|rendszerben gondolkod*|rendszerszemlel*
Megújulás|megujul*
Tárgyalókészség|targyalokeszseg*
Munka ünnepnapokon|unnepnap*|hetvegi munk*
Saját gépkocsi|sajat gepkocsi/auto
Diszkréció|diszkret*
Becsületesség|becsulet*
Precíz munkavégzés|preciz
Dinamizmus|dinamikus
Egészségügyi alkalmasság|egeszsegugyi kiskonyv*|egeszsegugyi alkalmas*
Minőségi szemlélet|minosegi/minoseg gondolkod*
`,
  ro: `
Seriozitate|seriozitate*|persoana serioasa
Responsabilitate|responsabilitate
Atenție la detalii|atentie detali*
Lucru în echipă|lucr* echipa|spirit echipa
Abilități de comunicare|abilitati comunicare|bun* comunicare|comunicativ*
Punctualitate|punctualitate
Capacitate de organizare|capacitat* organizare|abilitati organiza*|organizat*
Rezistență la stres|rezisten* stres
Flexibilitate|flexibilitate
Proactivitate|proactivitate|persoana proactiva
Dorință de învățare|dorint* invata*
Dinamism|dinamic*|dinamism*
Inițiativă|initiativa*
Adaptabilitate|adaptabil*
Creativitate|creativ*
Orientare spre client|orientare client*
Orientare spre rezultate|orientare rezultat*
Gândire analitică|gandire analitica|analitic*
Corectitudine|corectitudin*|onestitate
Amabilitate|amabil*|politicos
Disponibilitate|disponibilitate program|disponibilitate deplasari
Loialitate|loial*
Autonomie|autonom*|independen*
Empatie|empati*
Răbdare|rabdare
Atitudine pozitivă|atitudine pozitiva
Lucru sub presiune|presiune
Motivare|motivat*
Bun-simț|bun simt
Stare de sănătate|stare sanatate
Fără cazier|fost condamnat*|cazier*
Cetățenie|cetateni*
Capacitate deplină de exercițiu|capacitate exercitiu
Organizare|organizare|spirit organizatoric
Orientare spre instruire|orientare instruire|dorinta dezvoltare
Spirit de echipă|spirit echipa
Recomandări|recomandar*
Domiciliu apropiat|domiciliu*
Program flexibil|program flexibil|lucru ture/schimburi
Mașină proprie|masina/autoturism propri*|masina personala
Politețe|politete
Profesionalism|profesionalism
Perseverență|persever*
Onestitate|onest*|cinste
Aspect îngrijit|aspect ingrijit*
`,
  el: `
Ομαδικότητα|ομαδικ*|ομαδικο πνευμα
Υπευθυνότητα|υπευθυνοτητα*
Συνέπεια|συνεπεια*
Επικοινωνιακές δεξιότητες|επικοινωνιακ* δεξιοτητ*/ικανοτητ*|ευχερεια επικοινωνια*
Οργανωτικότητα|οργανωτικ*
Εχεμύθεια|εχεμυθεια*
Ευγένεια|ευγενει*
Πρωτοβουλία|πρωτοβουλι*
Προσοχή στη λεπτομέρεια|προσοχη λεπτομερει*
Ευελιξία|ευελιξια*
Αναλυτική σκέψη|αναλυτικ* σκεψη*
Εργατικότητα|εργατικ*
Ομαδική εργασία|ομαδικ* εργασι*|συνεργασι* ομαδ*|πνευμα συνεργασιας
Αξιοπιστία|αξιοπιστ*
Δημιουργικότητα|δημιουργικ*
Εχεμύθεια και διακριτικότητα|διακριτικ*
Διάθεση για μάθηση|διαθεση μαθηση*|ορεξη
Επίλυση προβλημάτων|επιλυση* προβληματ*
Ευχάριστη προσωπικότητα|ευχαριστη προσωπικοτητα|ευπαρουσιαστ*
Υπομονή|υπομον*
Αντοχή στην πίεση|αντοχη πιεση|διαχειριση αγχους|υπο πιεση
Αυτονομία|αυτονομ*
Στρατιωτικές υποχρεώσεις|στρατιωτικ* υποχρεωσ*
Μεταφορικό μέσο|μεταφορικο/ιδιοκτητο μεσο
Ευέλικτο ωράριο|ωραριο
Προθυμία|προθυμ*
Επιμονή|επιμονη
Τάξη|ταξη
Επαγγελματισμός|επαγγελματισμο*
Πειθώ|πειθω*
Θετική στάση|θετικη σταση/διαθεση
`,
  ca: `
Treball en equip|treball* equip
Capacitat d’organització|capacitat organitzacio
Iniciativa|iniciativa
Empatia|empatia
Tracte proper|tracte proper|tracte persones|bon tracte
Responsabilitat|responsable|responsabilitat
Puntualitat|puntual*|puntualitat
Polivalència|polivalen*
Autonomia|autonom*
Dinamisme|dinamic*|dinamisme
Proactivitat|proactiv*
Flexibilitat|flexib*
Comunicació|habilitats comunicatives|capacitat comunicacio|bona comunicacio
Disponibilitat|disponibilitat
Creativitat|creativ*
Implicació|implicacio|compromis
Motivació|motiva*
Resolució de problemes|resolucio problemes|resolutiu*
Organització|organitzacio
Assertivitat|assertiv*
Adaptació|adaptac*|adaptabil*
Vehicle propi|vehicle propi
Discreció|discrecio
Paciència|pacienc*
`,
  tr: `
Takım çalışması|takim calisma*|ekip calisma*|takim oyuncusu|takim ruhu|ekip ruhu
Sorumluluk sahibi|sorumluluk*
İletişim becerisi|iletisim becerisi/becerileri/yonu/kuvvetli|iletisimi kuvvetli/guclu
Titizlik|titiz*|detayci|dikkatli
Disiplin|disiplinli
Analitik düşünme|analitik dusun*
Esneklik|esnek calisma
Seyahat engeli olmamak|seyahat engeli
Askerlik|askerlik*
Öğrenmeye açıklık|ogrenmeye acik
Problem çözme|problem coz*
Prezantabl|prezantabl|prezentabl
Güler yüzlülük|guleryuzlu|guler yuzlu
Planlama ve organizasyon|planlama organizasyon
Dinamik|dinamik|enerjik
Düzenli|duzenli|tertipli
Dürüst|durust
Güvenilir|guvenilir
Pratik|pratik dusun*|cozum odakli
Özverili|ozveri*
Yoğun tempo|yogun tempo*|yogun calisma
İkna kabiliyeti|ikna
Müşteri odaklılık|musteri odakli*
Sabırlı|sabirli
Diksiyon|diksiyon*
Vardiya|vardiyali
Sonuç odaklı|sonuc odakli
Zaman yönetimi|zaman yonetimi
Seyahat|seyahat edebil*|seyahat engeli
Kendini geliştirme|kendini gelistir*|gelisime acik
Öğrenme isteği|ogrenmeyi
İnsan ilişkileri|insan iliskileri*
Müşteri memnuniyeti|musteri memnuniyeti*
Dış görünüş|gorunusune/gorunumune
Sorun çözme|sorun coz*
Yeni fikirler|yeni fikir*
Vardiyalı çalışma|vardiyali*
Sorumluluk bilinci|sorumluluk bilinci*
Yaratıcılık|yaratici*
Pozitif yaklaşım|pozitif bakis/yaklasim
Aktif araç kullanımı|aktif arac
`,
  id: `
Jujur|jujur|kejujuran
Teliti|teliti|ketelitian
Disiplin|disiplin
Bertanggung jawab|bertanggung jawab|tanggung jawab tinggi
Kerja tim|kerja tim/sama|bekerja tim
Komunikatif|komunikatif|berkomunikasi baik|komunikasi baik
Rajin|rajin
Mandiri|mandiri
Di bawah tekanan|bawah tekanan
Bersedia ditempatkan|siap/bersedia/sanggup ditempatkan
Ramah|ramah
Berpenampilan menarik|penampilan menarik/rapi
Kreatif|kreatif
Mau belajar|mau belajar|kemauan belajar
Cekatan|cekatan
Bertanggungjawab|bertanggungjawab
Berdikari|berdikari
Cepat belajar|cepat belajar
Motivasi|motivasi|bermotivasi
Loyal|loyal|loyalitas
Sehat jasmani|sehat jasmani
Pekerja keras|pekerja keras
Inisiatif|inisiatif|berinisiatif
Energik|energik
Sopan|sopan
Percaya diri|percaya diri
Multitasking|multitasking
Analitis|analitis|kemampuan analisa
Kerja shift|shift
Adaptif|adaptasi|beradaptasi
Problem solving|problem solving|memecahkan masalah
Tepat waktu|tepat waktu
Detail|detail oriented
Komitmen|komitmen|berkomitmen
Target|berorientasi target|mencapai target
Dedikasi|dedikasi*
Domisili|domisili*|berdomisili
Usia|usia*
Berpikir analitis|berpikir*|berpikiran
Tidak buta warna|buta warna
Status|belum menikah
Jenis kelamin|laki/pria/wanita/perempuan
Proaktif|proaktif
Inovatif|inovatif
Tahan tekanan|tekanan
Pantang menyerah|pantang menyerah
Kerja sama tim|kerjasama/kerja tim/sama
Sehat|sehat
Bersih|bersih/rapi
Tanggung jawab|bertanggung jawab
Kendaraan sendiri|kendaraan sendiri/pribadi
`,
  vi: `
Làm việc nhóm|viec nhom
Trung thực|trung thuc
Cẩn thận|can than|ty mi
Chăm chỉ|cham chi
Chịu áp lực|chiu ap luc|ap luc cong viec
Tinh thần trách nhiệm|tinh than trach nhiem
Kỹ năng giao tiếp|ky nang giao tiep
Nhanh nhẹn|nhanh nhen
Ham học hỏi|ham hoc hoi|hoc hoi
Có trách nhiệm|trach nhiem
Làm việc độc lập|viec doc lap
Lịch sự|lich su
Hòa nhã|hoa nha|hoa dong
Sức khỏe tốt|suc khoe tot
Nhiệt tình|nhiet tinh
Năng động|nang dong
Sáng tạo|sang tao
Chủ động|chu dong
Tỉ mỉ|ti mi
Kiên nhẫn|kien nhan
Yêu trẻ|yeu tre
Tư duy logic|tu duy
Giải quyết vấn đề|giai quyet van de
Cầu tiến|cau tien
Gắn bó lâu dài|gan bo lau dai
Ngoại hình|ngoai hinh
Giao tiếp tốt|giao tiep
Phối hợp|phoi hop
Nghiêm túc|nghiem tuc
Chỉn chu|chinh chu|chin chu
Đa tác vụ|tac vu
Thích ứng|thich ung|thich nghi
Ra quyết định|ra quyet dinh
Thái độ tốt|thai do
Đúng giờ|dung gio
Kỷ luật|ky luat
Tự tin|tu tin
Đi công tác|di cong tac
`,
}
