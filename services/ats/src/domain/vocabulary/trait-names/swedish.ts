/** Traits and conditions that job descriptions ask for in Swedish, each with what else says it, without accents, as in office.ts. */
export const swedish = `
Samarbetsförmåga|samarbet*|lagspelare|teamspelare|lagarbet*|teamarbet*|laganda|arbeta* team/grupp/lag/tillsammans|jobba* team/grupp/lag/tillsammans|samverka*
Kommunikationsförmåga|kommunikati*|kommunicera*|god/goda kommunikation*
Självständighet|sjalvstandig*|pa egen hand|eget ansvar
Självgående|sjalvgaende
Flexibilitet|flexib*
Anpassningsförmåga|anpassningsb*|anpassningsf*|anpassar sig/dig/latt|anpassa sig/dig|stalla om|omstallningsf*
Noggrannhet|noggran*|noggrant
Ansvarstagande|ansvarstag*|ansvarsfull*|ta/tar ansvar|ansvarskansla|ansvarsmedvet*
Eget initiativ|initiativ*
Engagemang|engagera*|engagemang*
Struktur|strukturera*
Ordning|ordningsam*|ordning reda|ordningssinne|ordningsamhet
Serviceinriktning|serviceinrikt*|servicekansla|serviceminded|serviceanda|service minded|kundfokus*|kundorienter*|kundinrikt*
Positiv inställning|positiv/positivt/positiva installning|positiv/positiva attityd|positivt forhallningssatt|ar positiv|positiv och|positiv framtoning/instalning
Driv|driven/drivna/drivande|framatanda|eget driv|starkt/stort driv
Analytisk förmåga|analytisk*
Problemlösning|problemlos*|losningsorient*|losningsfokus*|losningsinrikt*|losa problem|hitta/finner/finna losningar/losning|losning* problem
Kreativitet|kreativ*
Nyfikenhet|nyfik*|vetgirig*
Lyhördhet|lyhor*
Empati|empat*
Tålamod|talamod*|talmod*
Pålitlighet|palitlig*|tillforlitlig*
Stresstålighet|stresstal*|stresshanter*|hantera stress|hog* stress|under press
Högt tempo|hogt tempo|hogt arbetstempo|hoga tempo
Planeringsförmåga|planeringsf*|planera strukturera/organisera/prioritera|planera* ditt/sitt arbete
Organisationsförmåga|organisationsf*|organisatorisk*|organiserad|valorganiserad*
Prioritering|prioriter*
Beslutsförmåga|fatta/tar/ta beslut|beslutsf*|beslutsam*
Ledarskap|ledarskap*|ledaregenskap*|ledarf*
Social förmåga|social/sociala/socialt kompetens/formaga|social/socialt/utatriktad och|ar social|socialt kompetent
Utåtriktad|utatrikt*
Relationsskapande|relationsskap*|relationsbygg*|bygga/skapa/bygger/skapar relation*|bygga/skapa/skapar kontakt*|kontaktskap*|kontaktsok*
Ödmjukhet|odmjuk*
Respekt|respektfull*
Omtanke|omtanksam*|omtanke|omhandertag*|omsorgsf*
Prestigelöshet|prestigelos/prestigelos*
Målmedvetenhet|malmedvet*|malinrikt*|malorienter*|malstyrd*|resultatinrikt*|resultatorient*|resultatdriv*|fokus resultat
Affärsmässighet|affarsmassig*|affarssinne|affarstank*|affarsdriv*
Proaktivitet|proaktiv*
Vilja att lära|vilja lara|lara sig/dig nya|vilja/villig/intresse/intresserad utveckla*/utvecklas|lattlard*|larande installning|lar* snabbt|snabblard*
Nytänkande|nytank*|tanker nytt|innovativ*
Öppenhet|oppen nya|oppen for|oppenhet|oppensinnad
Integritet|integritet
Lojalitet|lojal*
Ärlighet|arlig*
Trygghet|trygg i|trygg dig sjalv|trygg person|trygg och|trygg ledare|trygg person*
Lugn|lugn och|lugn person|lugn i|lugnt*
Tydlighet|ar tydlig|tydlig ledare/kommunik*|tydlig intresserad/och
Intresserad|intresserad drivande/och
Inkluderande|inkluderande
Glädjespridande|gladjesprid*|sprider gladje|glad och|glad positiv
Professionalitet|professionalit*|professionellt bemotande
Gott bemötande|personligt/gott/fint/bra bemotande|bemotande
Framåt|vara/ar framat|framat och
Punktlighet|punktlig*|passa tider
Uthållighet|uthallig*
Mognad|mogen|mognad
Handlingskraft|handlingskraft*
Självmedvetenhet|sjalvinsikt|sjalvmedvet*|personlig mognad
Helhetssyn|helhetssyn*|helhetsperspektiv|helhetstank*
Kvalitetsmedvetenhet|kvalitetsmedvet*|kvalitetstank*
Säkerhetsmedvetenhet|sakerhetsmedvet*|sakerhetstank*
Öga för detaljer|oga detalj*|sinne detalj*|oga kvalitet
Motivation|motivera* och|sjalvmotiv*|motiverad*|hogmotiv*
Ambition|ambitios*
Entusiasm|entusias*
Passion|passion*|brinner for
Energi|energisk*|energifull*
Hjälpsamhet|hjalpsam*
Vänlighet|vanlig trevlig/och|trevlig*
Humor|humor
Pedagogisk förmåga|pedagogisk formaga|pedagogisk fallenhet
Förändringsbenägenhet|forandringsben*
Personlig lämplighet|personlig lamplighet
God fysik|god/goda fysisk*/fysik|fysiskt kravande/tungt|fysisk kapacitet|fysiskt jobb/arbete
God datorvana|datorvana|datavana|hantera/anvanda dator*
Digital mognad|digital mognad/kompetens|digitalt mogen
Skiftarbete|skift*|oregelbundna arbetstider
Kvälls- och helgarbete|helg*/kvall* arbet*/jobba*|arbeta*/jobba* helg*/kvall*|kvallar helger
Nattarbete|nattarbete|nattpass|arbeta natt*
Resor i tjänsten|resa* tjansten/arbetet|resor tjansten/arbetet|resvillig*
Övertid|overtid
Utdrag ur belastningsregistret|belastningsregist*
Egen bil|egen bil|tillgang bil
Lär snabbt|lar snabbt
Trivs med variation|alskar/gillar variation|variation
Tycker om människor|traffa nya manniskor|mota/traffa manniskor
Närvaro|narvarande
Hög arbetsmoral|arbetsmoral
Sund inställning|sund* installning
Självförtroende|sjalvfortroende|sjalvsaker*
Prestigelöshet|prestigelos/prestigelos*
Renlighet|rent snyggt|renlig*
Kundfokus|kundfokus/kundfokus*
Pedagogisk förmåga|pedagogisk*
Trygghet|trygg/trygghet
`
