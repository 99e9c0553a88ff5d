/** Traits and conditions that job descriptions ask for in Danish and Norwegian, each with what else says it, without accents, as in office.ts. */
export const danish = `
Samarbejdsevne|samarbejd*|samarbeid*|samarbeidsevne*|holdspiller|teamplayer|teamspiller|lagspiller|teamwork|lagarbeid|arbejde/jobbe/arbeide team
Kommunikation|kommunikat*|kommunikasjon*|kommuniker*|formidl*
Selvstændighed|selvstaend*|selvstend*|pa egen hand
Selvkørende|selvkorende|selvgaende|selvdreve*
Fleksibilitet|fleksib*
Tilpasningsevne|omstillings*|tilpasnings*|omstillingsparat*
Grundighed|grundig*|noyaktig*|nojagtig*|omhyggelig*|noje*
Ansvarlighed|ansvarlig og|ansvarsfuld*|ansvarsfull*|ansvarsbevid*|ansvarsbevis*|tage/tar/tager/ta ansvar|ansvarsfolelse
Initiativ|initiativ*
Engagement|engager*|engasjer*|engagement|engasjement
Struktur|strukturer*
Ordenssans|ordens*|ryddelig*
Serviceindstilling|serviceminded|servicemindet|serviceorient*|serviceinnstil*|serviceindstil*|service minded|servicefag*|kundefokus*|kundeorient*
Positiv indstilling|positiv/positivt/positive indstilling/innstilling/attitude/holdning/sind/livssyn|positiv rollemodel*|positiv og|er positiv
Drive|handlekraft*|handlingsorient*|driv og|drive
Analytisk sans|analytisk*
Problemløsning|problemlos*|losningsorient*|losningsfokus*
Kreativitet|kreativ*
Nysgerrighed|nysgerrig*|nysgjerrig*|videbegaer*|vitebegjaer*
Empati|empat*|indlevelse*|innlevelse*
Tålmodighed|talmod*
Pålidelighed|palidelig*|palitelig*
Stabilitet|stabil og|modestabil*|er stabil
Robusthed|robust*|stresstaler*|stresstol*|hoyt/hojt tempo|under press/pres|travl*/presset hverdag/situation*
Ro og overblik|bevare*/beholder/holder rolig/roen/hovedet|overblik*|overblikk*|nodvendige ro|rolig*
Planlægning|planlaegnings*|planleggings*|planlaegge prioritere|planlegge prioritere
Prioritering|priorit*
Organisation|organisatorisk*|velorganis*
Beslutningsdygtighed|beslutningsdygtig*|beslutningskyndig*|beslutningskraft*|ta/tage beslutning*
Ledelse|lederevner|lederegenskab*|lederegenskap*
Sociale evner|sociale/sosiale kompetence*/evner/ferdigheter|social/sosial og|er social/sosial
Udadvendthed|udadvendt*|utadvendt*
Relationer|bygge/bygger/skabe/skape relation*/relasjon*|relationsskab*|relasjonsbygg*
Imødekommenhed|imodekom*|imotekom*|smilende|venlig*|vennlig*|blid*
Omsorg|omsorgsfuld*|omsorgsfull*|omsorg
Respekt|respektfuld*|respektfull*
Målrettethed|malrett*|resultatorient*|malbevid*|malbevis*|ambitios*
Forretningsforståelse|forretningsforsta*|forretningsmaess*|kommerciel*
Proaktivitet|proaktiv*
Lyst til at lære|lyst/vilje/onske/motivert laere|laerevillig*|laere nyt/nytt/nye|udvikle/utvikle dig/deg|laerenem
Nytænkning|nytaenk*|nytenk*|innovativ*
Åbenhed|aben og|apen og|abenhed|apenhet
Integritet|integritet
Ærlighed|aerlig*
Professionalisme|profesjonel*|professionel tilgang/fremtraeden|profesjonalitet
Punktlighed|punktlig*|modestabil*|motestabil*
Kvalitetsbevidsthed|kvalitetsbevi*|kvalitetsorient*
Helhedssyn|helhedssyn|helhetssyn|helhetstenk*
Blik for detaljer|blik/sans/oje/oye/blikk detalj*|detaljeorient*
Motivation|motivere*
Entusiasme|entusias*
Lidenskab|passion*|lidenskab*|lidenskap*|braender for|brenner for
Energi|energisk*|energi og|arbejdsglad
Humor|humor|humoristisk*|humor sans|godt humor
Hjælpsomhed|hjaelpsom*|hjelpsom*
Loyalitet|loyal*|lojal*
Arbejdsmoral|arbejdsmoral|arbeidsmoral
Personlig egnethed|personlig* egnethet
Fysisk form|god/godt fysisk*/fysik/form|fysisk kraevende/krevende/arbeid
Skifteholdsarbejde|skiftehold*|skiftarbeid*|turnus*
Aften- og weekendarbejde|weekend*|helg* arbeid*/jobb*|aften*|kveld*
Natarbejde|natarbejde|nattevakt*|nattarbeid*
Rejseaktivitet|rejseaktivitet|reiseaktivitet|rejsedage|reisedager|reisevirksomhet
Straffeattest|straffeattest*|borneattest*|politiattest*
Egen bil|egen bil|disponerer bil|disponere bil
Forventningsafstemning|forventningsafstem*|forventningsavklar*
`
