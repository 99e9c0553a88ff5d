/** Words that job titles are made of, in eight languages, without accents. */
export const titleWords = new Set(
  `engineer developer programmer architect manager director lead head chief officer president vp analyst scientist
   researcher designer consultant specialist coordinator administrator assistant associate intern trainee apprentice
   technician operator mechanic electrician plumber welder carpenter driver nurse doctor physician surgeon therapist
   pharmacist dentist teacher professor lecturer tutor instructor coach trainer principal accountant auditor bookkeeper
   controller treasurer banker broker trader advisor adviser planner buyer purchaser representative agent executive
   salesperson cashier clerk receptionist secretary paralegal lawyer attorney solicitor counsel judge editor writer
   journalist copywriter reporter translator interpreter photographer producer artist animator chef cook baker barista
   bartender waiter waitress server housekeeper cleaner guard officer firefighter paramedic soldier pilot steward
   supervisor foreman superintendent inspector surveyor estimator librarian curator chemist biologist physicist
   statistician economist strategist recruiter partner founder cofounder owner freelancer contractor fellow resident
   scrummaster qa sre devops dba caregiver counselor counsellor dispatcher handler picker packer loader stylist
   ingenieur ingenieurin entwickler entwicklerin leiter leiterin berater beraterin sachbearbeiter sachbearbeiterin
   krankenpfleger krankenschwester pflegefachkraft lehrer lehrerin kaufmann kauffrau buchhalter buchhalterin
   werkstudent werkstudentin praktikant praktikantin projektleiter projektleiterin referent mitarbeiter mitarbeiterin
   verkaufer verkauferin geschaftsfuhrer techniker meister elektriker fahrer koch kochin arzt arztin
   ingenieure developpeur developpeuse responsable directeur directrice chargee charge chef cheffe conseiller
   conseillere infirmier infirmiere professeur enseignant enseignante comptable stagiaire technicien technicienne
   vendeur vendeuse cuisinier serveur serveuse assistante gestionnaire redacteur
   ingeniero ingeniera desarrollador desarrolladora gerente jefe jefa director directora coordinador coordinadora
   enfermero enfermera profesor profesora maestro contador contadora analista consultor consultora tecnico tecnica
   vendedor vendedora cocinero camarero camarera asistente auxiliar becario becaria abogado abogada encargado
   engenheiro engenheira desenvolvedor desenvolvedora enfermeiro enfermeira professor professora estagiario
   ingegnere sviluppatore sviluppatrice responsabile direttore direttrice infermiere infermiera insegnante
   ragioniere contabile impiegato impiegata tecnico cuoco cameriere commesso commessa tirocinante
   ontwikkelaar verpleegkundige leraar docent boekhouder medewerker adviseur stagiair verkoper kok
   inzynier programista programistka kierownik kierowniczka specjalista specjalistka pielegniarka pielegniarz
   nauczyciel nauczycielka ksiegowy ksiegowa analityk konsultant asystent stazysta sprzedawca kucharz kierowca`.split(
    /\s+/,
  ),
)

/** Words and endings that employers' names have, without accents. */
export const employerWords = new Set(
  `inc llc ltd limited corp corporation company co gmbh ag kg se plc sa sas sarl srl spa bv nv oy ab as sp group holding
   holdings bank hospital clinic klinik klinikum university universitat universite universidad college school schule
   institute institut agency labs laboratories studio studios systems solutions technologies technology software
   consulting partners services industries international global foundation ministry department council center centre
   hotel restaurant cafe store stores supermarket logistics airlines media health healthcare medical insurance capital
   ventures network networks energy motors foods pharma pharmaceuticals construction library museum zoo church
   stiftung verlag werke krankenhaus hopital lycee ecole societe colegio escuela ayuntamiento empresa scuola azienda
   ospedale ziekenhuis gemeente szpital szkola`.split(/\s+/),
)
