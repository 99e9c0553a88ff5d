import { expect, it } from 'vitest'
import { employerAlone } from './employer-alone.ts'

it.each([
  ['"Red Mill"', 'Red Mill'],
  ['Red Mill (20-50%)', 'Red Mill'],
  ['Iron Works – Department of Bridges', 'Iron Works'],
  ['Iron Works GmbH, Brückenstraße 4, Aldmoor', 'Iron Works GmbH'],
  ['Iron Works (Abteilung Brückenbau)', 'Iron Works'],
  ['Iron Works GmbH - Leeds', 'Iron Works GmbH'],
  ['IRON WORKS LTD. NEW DELHI', 'IRON WORKS LTD.'],
  ['M/s. Iron Works LLC', 'Iron Works LLC'],
  ['leading builder M/S SANDHILL LTD', 'SANDHILL LTD'],
  ['Aldmoor School of Medicine Department of Cranes', 'Aldmoor School of Medicine'],
  ['Department of Cranes', 'Department of Cranes'],
  ['SANDHILL, Crane Chemistry dpt.', 'SANDHILL'],
  ['Kestwick Commission, DG Ponts', 'Kestwick Commission'],
  ['AIS - Aldmoor Institute of Steel', 'AIS - Aldmoor Institute of Steel'],
])('%s is %s', (written, name) => {
  expect(employerAlone(written)).toBe(name)
})

it.each([
  ['Iron Works (formerly Red Mill)', 'Iron Works'],
  ['Sandhill (Kestwick Group)', 'Sandhill'],
  ['Sandhill (Aldmoor', 'Sandhill'],
  ['Kestwick Kft. (Hegesztő Osztály)', 'Kestwick Kft.'],
  ['Red Mill (Bauunternehmen)', 'Red Mill'],
])('a bracket behind an employer is none of its name: %s', (written, name) => {
  expect(employerAlone(written)).toBe(name)
})

it.each([
  ['Aldmoor University advised by Anna Lee', 'Aldmoor University'],
  ['Red Mill Hospital under Dr. Lee', 'Red Mill Hospital'],
  ['Harbour Board, under the supervision of Anna Lee', 'Harbour Board'],
  ['Steel course, RMW', 'RMW'],
  ['Land under Sandhill', 'Land under Sandhill'],
  ['Kestwick Kft. 1139 Aldmoor, Mill út 9.', 'Kestwick Kft.'],
  ['Sandhill Ltd. Aldmoor, Mill Road 3', 'Sandhill Ltd.'],
  ['Department of Bridges, Uni. of Aldmoor', 'Uni. of Aldmoor'],
  ['Aldmoor Üniversitesi Bilgi İşlem Daire Başkanlığı', 'Aldmoor Üniversitesi'],
  ['INSA Lyon', 'INSA Lyon'],
  ['UC San Diego', 'UC San Diego'],
])('nor is under whom somebody worked, or on what: %s', (written, name) => {
  expect(employerAlone(written)).toBe(name)
})

it.each([
  'Red Mill Works (RMW)',
  'Kestwick Bridge and Harbour Fund (KFBH)',
  'RMW (Red Mill Works)',
  'Université Anna Lee (Aldmoor 3)',
  'Sandhill (Kestwick) Ltd',
])('a short form and what tells from others of a name stay: %s', (name) => {
  expect(employerAlone(name)).toBe(name)
})

it.each([
  ['Iron Works - Team Bridges', 'Iron Works'],
  ['Iron Works - Crane Project', 'Iron Works'],
  ['Red Mill - Sede San Kestwick', 'Red Mill'],
  ['Harbour College, Department of Bridges', 'Harbour College'],
  ['Department of Cranes, Aldmoor Hospital', 'Aldmoor Hospital'],
  ['Department of Bridges, Steel, and Cranes, Harbour College', 'Harbour College'],
  ['Laboratory of Cranes - Harbour College', 'Harbour College'],
  ['Bridges and Cranes department, RMW', 'RMW'],
  ['Sandhill - Toulouse 31', 'Sandhill'],
  ['Sandhill / Zeitarbeit', 'Sandhill'],
  ['Crane Laboratory - KHMW', 'KHMW'],
  ['"SANDHILL". COSTA DE ALDMOOR. MEXICO', 'SANDHILL'],
  ['Sandhill - Kestwick Group', 'Sandhill'],
  ['Sandhill AI – Anti-Rust App Startup', 'Sandhill AI'],
  ['Harbour Works - Institute for Complex Cranes', 'Harbour Works'],
  ['Siemens - Smart Crane Factory', 'Siemens'],
])('parts, towns and terms beside an employer are none of its name: %s', (written, name) => {
  expect(employerAlone(written)).toBe(name)
})

it.each([
  'Department of Bridges, Red Mill',
  'Red Mill, Iron Works',
  'Red Mill - Iron Works',
  'Department of Bridges, Team Cranes',
  'AIS — Instituto Aldmoor de Steel',
  'Sandhill / Kestwick Group',
])('other names beside each other stay: %s', (name) => {
  expect(employerAlone(name)).toBe(name)
})

it.each([
  ['Facultad de Puentes de la Universidad de Aldmoor', 'Universidad de Aldmoor'],
  ['Dipartimento di Ponti dell’Università di Aldmoor', 'Università di Aldmoor'],
  ['Sandhill GmbH, Kestwick via Red Mill', 'Sandhill GmbH'],
  ['Sandhill & Sons', 'Sandhill & Sons'],
  ['Sandhill, Inc Leeds Canada', 'Sandhill, Inc'],
  ['Sandhill Inc Canada', 'Sandhill Inc'],
  ['Sandhill Inc Cranes', 'Sandhill Inc Cranes'],
  ['Iron Works - Crane team.', 'Iron Works'],
  ['Sandhill - Stage', 'Sandhill'],
  ['Harbour College, Applied Steel', 'Harbour College'],
  ['Harbour College, Leeds Institute', 'Harbour College, Leeds Institute'],
  ['Crane project at the University of Aldmoor', 'University of Aldmoor'],
  ['Crane plant at 3M', '3M'],
  ['University of Aldmoor at Leeds', 'University of Aldmoor at Leeds'],
  ['Praktika bei Sandhill', 'Sandhill'],
  ['für die Kestwick gGmbH', 'Kestwick gGmbH'],
  ['à l’Université Kestwick', 'Université Kestwick'],
  ['of the Province of Aldmoor', 'Province of Aldmoor'],
  ['Sandhill /', 'Sandhill'],
  ['Red Mill 12345', 'Red Mill'],
  ['der privaten Firma Sandhill', 'Sandhill'],
  ['Red Mill, Leeds Region', 'Red Mill'],
  ['Aldmoor University - Bridges and Cranes', 'Aldmoor University'],
  ['Institut für Brücken (Universität Kestwick)', 'Universität Kestwick'],
  ['Stage & CDI - Sandhill', 'Sandhill'],
  ['Fundação de Amparo à Pesquisa de Kestwick', 'Fundação de Amparo à Pesquisa de Kestwick'],
])('an employer ends before or begins behind what it is part of: %s', (written, name) => {
  expect(employerAlone(written)).toBe(name)
})

it.each([
  ['Sandhill à Aldmoor', 'Sandhill'],
  ['Sandhill à lille', 'Sandhill'],
  ['Sandhill à La Kestwick-sur-Mer (33)', 'Sandhill'],
  ['Université du Kestwick à Aldmoor', 'Université du Kestwick à Aldmoor'],
  ['Grues à Grande Hauteur', 'Grues à Grande Hauteur'],
  ['Comité à l’acier', 'Comité à l’acier'],
])('%s is %s', (written, name) => {
  expect(employerAlone(written)).toBe(name)
})

it.each([
  ['Sandhill Remote', 'Sandhill'],
  ['Red Mill Uzaktan', 'Red Mill'],
  ['Remote', 'Remote'],
])('where the work was done is none of a name: %s', (written, name) => {
  expect(employerAlone(written)).toBe(name)
})

it.each([
  ['University of Aldmoor Department of Steel and Bridges', 'University of Aldmoor'],
  ['Aldmoor University Anna Lee Lab', 'Aldmoor University'],
  ['Aldmoor University School of Medicine', 'Aldmoor University'],
  ['Aldmoor University Medical Center', 'Aldmoor University Medical Center'],
  ['Aldmoor University Press', 'Aldmoor University Press'],
])('a part of a university right behind its name is none of it: %s', (name, alone) => {
  expect(employerAlone(name)).toBe(alone)
})

it.each([
  ['Bank Sandhill Cabang Utama Aldmoor', 'Bank Sandhill'],
  ['Red Mill Niederlassung Aldmoor', 'Red Mill'],
  ['Cabang Sandhill', 'Cabang Sandhill'],
  ['CNRS, Institut des Ponts', 'CNRS'],
  ['Sandhill, Institut des Ponts', 'Sandhill, Institut des Ponts'],
])('a branch or an institute behind who employs is none of the name: %s', (name, alone) => {
  expect(employerAlone(name)).toBe(alone)
})
