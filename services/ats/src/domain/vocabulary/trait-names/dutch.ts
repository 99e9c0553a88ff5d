/** Traits and conditions that job descriptions ask for in Dutch, each with what else says it, without accents, as in office.ts. */
export const dutch = `
Teamwork|teamwork|teamspeler|teamplayer|teamspirit|teamgeest|teamverband|samenwerk*|werk* team|team werk*
Communicatie|communicatief|communicatieve|communicatievaardig*|communiceer*|communicatie vaardig*
Zelfstandigheid|zelfstandig*
Flexibiliteit|flexib*
Nauwkeurigheid|nauwkeurig*|accuraat/accurate
Stressbestendigheid|stressbestendig*|werkdruk|druk
Klantgerichtheid|klantgericht*|klantvriendelijk*
Resultaatgerichtheid|resultaatgericht*
Enthousiasme|enthousias*
Motivatie|motivatie|gemotiveerd*
Leergierigheid|leergierig*|willen/wil leren|leerbereid*|bijleren
Geduld|geduld*
Verantwoordelijkheid|verantwoordelijkheidsgevoel|verantwoordelijkheidszin
Proactief|proactie*
Initiatief|initiatief*|initiatieven
Creativiteit|creatie*
Betrouwbaarheid|betrouwba*
Stiptheid|stipt*|punctue*
Analytisch vermogen|analytisch*
Probleemoplossend vermogen|probleemoplossend*|oplossingsgericht*
Organisatietalent|organisatorisch*|organisatietalent|georganiseerd*|organisatievermogen
Tijdsbeheer|tijd* beheer*|timemanagement|tijdsmanagement
Aanpakkersmentaliteit|aanpakker*|aanpakken|handen mouwen|hands on
Pragmatische instelling|pragmati*
Humor
Inlevingsvermogen|inlevingsvermogen|empath*
Representativiteit|representati*
Nieuwsgierigheid|nieuwsgierig*
Ambitie|ambitie*|ambitieu*
Discretie|discre*
Gestructureerd werken|gestructureerd*
Oog voor detail|oog detail*
Werken in het weekend|weekend*
Avondwerk|avond*
Ploegendienst|ploegen*
Sociale instelling|sociaal ingesteld|sociale vaardig*|sociaal vaardig*
Energie|energiek*|energie
Werkethos|werkethos|werkmentaliteit
Passie|passie|gepassioneerd*
Collegialiteit|collegia*
Servicegerichtheid|servicegericht*|dienstverlenend*
Verklaring omtrent het gedrag|vog|verklaring omtrent gedrag
Eigen vervoer|eigen vervoer/auto
Kwaliteitsgerichtheid|kwaliteitsgericht*|kwaliteitsbewust*
Ondernemendheid|ondernemen*
Zorgzaamheid|zorgzaam*
Veerkracht|veerkracht*
Betrokkenheid|betrokken/betrokkenheid
Eerlijkheid|eerlijk/eerlijkheid
Integriteit|integer/integriteit
Gedrevenheid|gedreven/gedrevenheid
Vriendelijkheid|vriendelijk*
Aanpassingsvermogen|aanpassingsvermogen
Zelfontwikkeling|jezelf ontwikkel*|zelfontwikkel*
Reisbereidheid|bereid* reizen|reisbereid*
Assertiviteit|assertief/assertieve|assertiviteit
Sociale vaardigheden|sociaal vaardig*|sociale vaardigheden|contactueel|makkelijk contact
Plannen en organiseren|plannen organiseren|plannings* vermogen
Doorzettingsvermogen|doorzett*
Overtuigingskracht|overtuig*
Besluitvaardigheid|besluitvaardig*|daadkracht*
Diplomatie|diplomat*|tactvol*
Commercieel inzicht|commercieel inzicht/ingesteld/gevoel
Technisch inzicht|technisch inzicht
Kritische blik|kritische/kritisch blik/denk*
Leidinggevende capaciteiten|leidinggevende capaciteit*|leiderschap
Hands-on mentaliteit|hands mentaliteit|handen mouwen|mouwen
Gastvrijheid|gastvrij*
Fysieke belastbaarheid|fysiek/lichamelijk fit/sterk/zwaar|goede conditie
Positieve instelling|positieve/positief instelling/ingesteld/houding
Discipline|gedisciplineerd*|discipline
`
