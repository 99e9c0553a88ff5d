/** Traits and conditions that job descriptions ask for in Portuguese, each with what else says it, without accents, as in office.ts. */
export const portuguese = `
Trabalho em equipe|trabalh* equip*|espirito equip*|colaborativ*
Boa comunicação|boa/excelente/capacidade/habilidade* comunicacao|comunicacao clara/escrita/verbal/oral/eficaz/assertiva|comunicativ*
Organização|organizacao proatividade/planejamento/responsabilidade|organizado/organizada|capacidade organiza*|senso organizacao|organizacao
Responsabilidade|senso/sentido responsabilidade|responsabilidade proatividade/pontualidade|pessoa responsavel
Proatividade|proativ*|pro ativ*
Iniciativa
Autonomia|autonom*
Flexibilidade|flexiv*|flexibilidade
Adaptabilidade|adaptab*|capacidade adapta*
Foco em resultados|foc* resultado*|orienta* resultado*
Foco no cliente|foc* cliente*|orienta* cliente*
Resolução de problemas|resol* problema*|solucao problema*
Capacidade analítica|analitic*|capacidade analise|raciocinio logico
Atenção aos detalhes|atencao/atent* detalhe*|detalhista
Criatividade|criativ*
Inovação|inovador*
Comprometimento|comprometi*
Dinamismo|dinamismo|dinamico/dinamica
Pontualidade|pontual*
Liderança|lideranca
Trabalho sob pressão|sob pressao
Empatia|empat*
Paciência|pacien*
Relacionamento interpessoal|interpessoa*|bom relacionamento
Negociação|habilidade*/capacidade negocia*
Pensamento crítico|pensamento* critic*|pensamento* logico*
Aprendizado contínuo|aprend* continu*|vontade aprender|avid* aprend*|facilidade aprend*
Protagonismo|protagonis*
Ética|etica/etico
Discrição|discricao
Gestão do tempo|gestao tempo
Cumprimento de prazos|cumpr* prazo*
Motivação|motivacao|motivad*
Boa escrita|boa escrita/redacao
Disponibilidade para viagens|disponib* viag*/viajar
Disponibilidade de horário|disponib* horario*/imediata|disponib* turno*|finais semana
Paixão|paixao|apaixona*
Versatilidade|versatil*|polivalen*
Vontade de aprender|vontade aprender/crescer
Boa apresentação|boa apresentacao
Espírito colaborativo|espirito colaborati*
Dedicação|dedica*
Disponibilidade imediata|disponib* imediat*
Veículo próprio|veiculo/carro proprio
Perfil analítico|perfil analitic*
Resiliência|resilien*
Curiosidade|curiosidade|curios*
Honestidade|honest*
Entusiasmo|entusias*
Confidencialidade|confidencialidade
Rigor|rigor|rigoros*
Método|metodic*
Disponibilidade para viagens|disponib* desloc*
Veículo próprio|viatura propria
Comprometimento|compromisso
Interesse por inovação|interesse/gosto inovacao
Espírito crítico|espirito critico
Facilidade de relacionamento|facilidade relaciona*
Planejamento|capacidade planeja*|planejamento organizacao|organizacao planejamento
Tomada de decisão|tomada/tomar decis*
Assertividade|assertiv*
Visão estratégica|visao/pensamento estrategic*
Visão sistêmica|visao sistemica
Persuasão|persuas*
Simpatia|simpat*|cordial*
Ambição|ambicao|ambicios*
Energia|energic*
Agilidade|agilidade|agil
Persistência|persisten*|perseveran*
Escuta ativa|escuta ativa
Postura profissional|postura profissional
Inteligência emocional|inteligencia emocional
Orientação para objetivos|orienta* objetivo*
Espírito de iniciativa|espirito iniciativa
Transparência|transparencia
Trabalho por turnos|turnos|fins semana
Perfil comercial|perfil comercial
Perfil hands-on|hands on|mao massa
`
