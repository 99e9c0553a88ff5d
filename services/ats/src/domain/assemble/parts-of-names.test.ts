import { expect, it } from 'vitest'
import { universityAlone } from './parts-of-names.ts'

it.each([
  ['Institutt for bruer, Universitetet i Aldmoor', 'Universitetet i Aldmoor'],
  ['Aldmoor University, Faculty of Law', 'Aldmoor University'],
  ['Aldmoori Egyetem, Anna Lee Informatikai Kar', 'Aldmoori Egyetem'],
  ['Department of Bridges, University of Aldmoor', 'University of Aldmoor'],
  ['Crane Lab, Harbour Centre, University of Aldmoor', 'University of Aldmoor'],
  ['University of Aldmoor, Master of Steel', 'University of Aldmoor'],
  ['Université Anna Lee, Lille 3', 'Université Anna Lee, Lille 3'],
  ['Hochschule für Brücken, Stahl und Kräne Aldmoor', 'Hochschule für Brücken, Stahl und Kräne Aldmoor'],
  ['Welder, University of Aldmoor', 'Welder, University of Aldmoor'],
  ['Red Mill Business School, University of Aldmoor', 'University of Aldmoor'],
  ['Instituto de Puentes y Acero - Universidad de Aldmoor', 'Universidad de Aldmoor'],
  ['Université de Aldmoor, École doctorale A2B', 'Université de Aldmoor'],
  ['Universidad de Aldmoor – Escuela Técnica Superior de Puentes', 'Universidad de Aldmoor'],
  ['Facultad de Puentes y Acero de la Universidad de Aldmoor', 'Universidad de Aldmoor'],
  ['Institut des ponts, ABC UMR 1234, Université de Aldmoor', 'Université de Aldmoor'],
  ['Steel and Cranes, Institute of Bridges, University of Aldmoor', 'University of Aldmoor'],
  ['Crane Lab, University of Aldmoor', 'University of Aldmoor'],
  ['Universidade de Aldmoor, UDA', 'Universidade de Aldmoor'],
  ['UDA - Universidade de Aldmoor', 'UDA - Universidade de Aldmoor'],
  ['Departement für Brücken der ETH Zürich', 'ETH Zürich'],
  ['Colegio Anna Lee de la Universidad de Aldmoor', 'Colegio Anna Lee de la Universidad de Aldmoor'],
  ['Red Mill College of Engineering, University of Aldmoor', 'Red Mill College of Engineering, University of Aldmoor'],
  ['Τμήμα Γεφυρών, Πανεπιστήμιο Aldmoor', 'Πανεπιστήμιο Aldmoor'],
  ['Факультет мостов, Университет Aldmoor', 'Университет Aldmoor'],
  ['Odjel za mostove, Sveučilište u Aldmooru', 'Sveučilište u Aldmooru'],
  ['Aldmoor Üniversitesi, Köprü Bölümü', 'Aldmoor Üniversitesi'],
  ['Jurusan Jembatan, Universitas Aldmoor', 'Universitas Aldmoor'],
  ['Aldmoori Egyetem, Hídépítési Tanszék', 'Aldmoori Egyetem'],
  ['University of Aldmoor, Leeds', 'University of Aldmoor, Leeds'],
  ['Department of Bridges, Red Mill', 'Department of Bridges, Red Mill'],
  ['Institute of Bridges, Department of Steel', 'Institute of Bridges, Department of Steel'],
  ['University of Aldmoor, University of Kestwick', 'University of Aldmoor, University of Kestwick'],
])('the university of %s is %s', (name, university) => {
  expect(universityAlone(name)).toBe(university)
})
