import { expect, it } from 'vitest'
import { withoutMarksOfHeaders, withoutMarksOfList, withoutSignsOfHeaders } from './marked-headers.ts'

const role = ['• Sandhill s.r.o.', '15.4.2021 - současnost', 'Svářečka', 'Mosty, haly']

it('a sign stands before the only header where nothing else has one', () => {
  expect(withoutMarksOfHeaders(role)).toEqual(['Sandhill s.r.o.', ...role.slice(1)])
})

it('a sign before one of several items is that of an item', () => {
  const lines = [...role, '• Stavba mostů']
  expect(withoutMarksOfHeaders(lines)).toEqual(lines)
})

it('signs stand before roles where a list has nothing else', () => {
  const roles = ['• Welder, May 2019, Iron Works', '• Riveter, Red Mill, 2016 – 2018', '• Caretaker']
  expect(withoutMarksOfList(roles)).toEqual(roles.map((role) => role.slice(2)))
  const items = ['Welder, May 2019, Iron Works', '• Bridges of 2019', '• Ferries of 2020']
  expect(withoutMarksOfList(['', ...items])).toEqual(['', ...items])
  const dated = ['• 2019: Welder, Iron Works', '• 2016: Riveter, Red Mill']
  expect(withoutMarksOfList(dated)).toEqual(dated)
})

it('signs stand before spans of time and names where a list has nothing else', () => {
  const roles = ['• 2019 – 2021: Welder, Iron Works', '• 2016 – 2019: Red Mill']
  expect(withoutMarksOfList(roles)).toEqual(roles.map((role) => role.slice(2)))
  const work = ['Welder, Iron Works', '• 2019 – 2021: bridges', '• 2016 – 2019: ferries and all that goes with them']
  expect(withoutMarksOfList(['', ...work])).toEqual(['', ...work])
})

it('signs stand before titles where each has another line below it', () => {
  const lines = [
    '• Lecturer   2019',
    'Harbour College',
    '• Welder',
    'Iron Works',
    'Bridges',
    '• Accountant',
    'Red Mill',
  ]
  expect(withoutMarksOfHeaders(lines)).toEqual([
    ...['', 'Lecturer   2019', 'Harbour College', '', 'Welder', 'Iron Works', 'Bridges', '', 'Accountant', 'Red Mill'],
  ])
  const items = [
    'Lecturer   2019',
    '• Welder',
    '• Accountant',
    '• Clerk',
    '',
    'Red Mill',
    'Iron Works',
    'Sandhill',
    'Leeds',
  ]
  expect(withoutMarksOfHeaders(items)).toEqual(items)
})

it('signs stand before two titles already where both have their dates at the right', () => {
  const lines = [
    '• Primary school teacher   10.2016 - 07.2017',
    'Iron Works',
    '',
    '• Welder: cranes of steel   08.2016',
    'Red Mill',
  ]
  expect(withoutMarksOfHeaders(lines).filter((line) => line.startsWith('•'))).toEqual([])
  const undated = ['• Primary school teacher', 'Iron Works', '', '• Welder', 'Red Mill']
  expect(withoutMarksOfHeaders(undated)).toEqual(undated)
})

it('signs stand before titles alone above lines that end with a span', () => {
  const roles = ['• BRIDGES CONTRACTOR', 'Sandhill / Leeds, UK / Apr 22 – Present', 'Built bridges for the county.']
  const others = ['• FORGE HAND', 'Red Mill / Leeds, UK / Aug 2019 – July 2022', 'Forged.']
  expect(withoutMarksOfHeaders([...roles, ...others]).filter((line) => line.startsWith('•'))).toEqual([])
  const items = ['• Welded bridges', 'Red Mill / Leeds, UK / Aug 2019 – July 2022', '• Forged', '• Kept the yard']
  expect(withoutMarksOfHeaders(items)).toEqual(items)
})

it('one sign stands before dated headers where another stands before their work', () => {
  const roles = ['- Iron Works, Welder (2019 – 2021)', '• Joined plates', '- Red Mill, Rigger (2017)', '• Moved cranes']
  expect(withoutSignsOfHeaders(roles)).toEqual([
    ...['', 'Iron Works, Welder (2019 – 2021)', '• Joined plates'],
    ...['', 'Red Mill, Rigger (2017)', '• Moved cranes'],
  ])
  const undated = roles.with(2, '- Red Mill, Rigger')
  expect(withoutSignsOfHeaders(undated)).toEqual(undated)
  const alike = roles.map((line) => line.replace('•', '-'))
  expect(withoutSignsOfHeaders(alike)).toEqual(alike)
})

it('a sign stands before one header among others without, apart from the work above it and right above its time', () => {
  const [first, marked] = ['Iron Works: Welder', '• Red Mill: Packer']
  const roles = [first, '2019 – 2021', '• Joined plates', '', marked, '2016 – 2019', '', '• Packed orders']
  expect(withoutMarksOfHeaders(roles)).toEqual(roles.map((line) => (line === marked ? marked.slice(2) : line)))
  const work = ['2019 – 2021', first, '• Joined plates', '', '2016 – 2019', 'Red Mill: Packer', '• Packed orders']
  expect(withoutMarksOfHeaders(work)).toEqual(work)
})

it('signs stand before organizations with their places right below dated titles', () => {
  const roles = (first: string, second: string) => [
    ...['Welding assistant   2021 – 2024', first, 'Helped with the rivets of the long bridge.', ''],
    ...['Trainee   2019 – 2021', second, 'Learned to paint what others weld.'],
  ]
  const [school, yard] = ['Aldmoor University, Leeds, UK', 'Kestwick Iron Yards, Sandhill, VT']
  expect(withoutMarksOfHeaders(roles(`• ${school}`, `• ${yard}`))).toEqual(roles(school, yard))
  const work = roles('• Joined plates of the bridge, London, UK', '• Painted hulls, London, UK')
  expect(withoutMarksOfHeaders(work)).toEqual(work)
})
