/** Traits and conditions that job descriptions ask for in Italian, each with what else says it, without accents, as in office.ts. */
export const italian = `
Lavoro di squadra|lavor* squadra/team/gruppo|spirito squadra/gruppo/team|team work/player|teamwork
Doti comunicative|comunicativ*|capacita/doti/abilita comunicazione|buona/ottima comunicazione
Doti relazionali|relazional*
Doti interpersonali|interpersonal*
Doti analitiche|analitic*
Doti organizzative|organizzativ*|capacita organizza*
Doti di presentazione|capacita/doti presentazion*|presentazion* interpersonal*
Problem solving|problem solving|risoluzione/risolvere problem*
Flessibilità|flessib*
Autonomia|autonom*
Precisione|precision*|preciso/precisa
Attenzione ai dettagli|attenzione/attent*/cura dettagli*
Proattività|proattiv*
Iniziativa|iniziativa
Affidabilità|affidab*
Puntualità|puntual*
Responsabilità|senso responsabilita
Creatività|creativ*
Curiosità|curio*
Motivazione|motivat*|motivazione
Orientamento ai risultati|orienta* risultat*/obiettiv*
Orientamento al cliente|orienta* client*
Gestione dello stress|stress|sotto pressione
Dinamismo|dinamis*|dinamico/dinamica
Capacità di adattamento|adatta*
Leadership
Negoziazione|capacita/doti negozia*
Gestione del tempo|gestione tempo|gestire tempo
Capacità di ascolto|ascolto
Empatia|empat*
Discrezione|discrezione
Riservatezza
Serietà|serieta|serio/seria
Voglia di imparare|voglia/desiderio imparare|volonta/voglia crescere
Bella presenza|bella/buona presenza
Manualità|manualita
Disponibilità a trasferte|trasfert*|disponib* viagg*
Disponibilità al lavoro su turni|turni|disponib* turn*
Disponibilità nel fine settimana|fine settimana|weekend
Dinamicità|dinamicita
Capacità di analisi|capacita analisi
Organizzazione del tempo|organizzazione tempo
Disponibilità agli straordinari|straordinari*
Disponibilità al sabato|sabato
Passione|passion*
Entusiasmo|entusias*
Buona volontà|buona volonta|voglia fare/mettersi
Automunito|automunit*
Ordine e pulizia|ordine pulizia
Pensiero critico|pensiero critico
Pazienza|pazienza|pazient*
Impegno|impegno
Onestà|onest*
Resilienza|resilien*
Metodo|metodic*
Disponibilità immediata|disponib* immediat*
Predisposizione ai rapporti|predisposizione contatto/rapport*/relazion*
Determinazione|determinazione|determinat*
Ambizione|ambizione|ambizios*
Capacità decisionale|capacita decisional*|prendere decisioni
Pensiero strategico|pensiero/visione strategic*
Orientamento agli obiettivi|orient* obiettiv*
Cortesia|cortes*|gentilezza|gentile
Disponibilità|spirito servizio|disponibilita ascolto
Energia|energic*
Rigore|rigore|rigoros*
Accuratezza|accurat*|meticolos*
Capacità di sintesi|capacita sintesi
Standing professionale|standing
Apertura mentale|apertura mentale|mente aperta|mentalita aperta
Intraprendenza|intraprenden*
Trasparenza|trasparenza
Pragmatismo|pragmati*
Solarità|solare|solarita|sorridente
Resistenza fisica|resistenza fisica|prestanza fisica
Capacità di pianificazione|capacita pianificazione|pianificazione organizzazione
Collaborazione|spirito collaborazione|collaborativ*
`
