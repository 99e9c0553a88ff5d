import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from './read-config.ts'
import {
  boolean,
  databaseUrl,
  domain,
  emailAddress,
  formerSecret,
  grpcTarget,
  integer,
  list,
  oneOf,
  optional,
  origin,
  port,
  sender,
  storedSecret,
  text,
  token,
  url,
} from './variables.ts'

const spec = {
  NAME: text({ minLength: 3 }),
  COUNT: integer({ default: 7, min: 1, max: 10 }),
  PORT: port({ default: 8080 }),
  ENABLED: boolean({ default: false }),
  MODE: oneOf(['fast', 'safe'], { default: 'safe' }),
  PLACE: url(['http:', 'https:'], { default: 'http://localhost' }),
  TARGET: grpcTarget({ default: 'localhost:9361' }),
  ORIGINS: list(url(['https:']), { default: [] }),
  EXTRA: optional(text()),
}

/** The complaints about an environment. */
function complaints(environment: Record<string, string>, check?: () => string[]): string[] {
  try {
    readConfig(environment, spec, check)
    return []
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as ConfigError).lines
  }
}

describe('the configuration', () => {
  it('takes defaults for what is unset, empty or blank', () => {
    expect(readConfig({ NAME: 'abc', COUNT: '', MODE: '', ORIGINS: ' ', EXTRA: ' \t' }, spec)).toEqual({
      NAME: 'abc',
      COUNT: 7,
      PORT: 8080,
      ENABLED: false,
      MODE: 'safe',
      PLACE: 'http://localhost',
      TARGET: 'localhost:9361',
      ORIGINS: [],
      EXTRA: undefined,
    })
  })

  it('takes what is set, in its own type', () => {
    const environment = {
      NAME: 'abcd',
      COUNT: '10',
      PORT: '0',
      ENABLED: 'true',
      MODE: 'fast',
      PLACE: 'https://example.com/x',
      TARGET: 'dns:///identity:9361',
      ORIGINS: ' https://a.example , https://b.example,',
      EXTRA: 'more',
    }
    expect(readConfig(environment, spec)).toEqual({
      ...environment,
      COUNT: 10,
      PORT: 0,
      ENABLED: true,
      ORIGINS: ['https://a.example', 'https://b.example'],
    })
  })

  it('names every wrong or missing variable in a line of its own, and never a value', () => {
    const environment = {
      COUNT: '11',
      PORT: '65536',
      ENABLED: 'yes',
      MODE: 'quick',
      PLACE: 'ftp://user:hunter2@example.com',
      TARGET: 'hunter2',
      ORIGINS: 'https://a.example,http://hunter2',
    }
    const lines = complaints(environment)
    expect(lines).toEqual([
      'NAME is required',
      'COUNT must be a whole number from 1 to 10',
      'PORT must be a whole number from 0 to 65535',
      'ENABLED must be true or false',
      'MODE must be one of fast, safe',
      'PLACE must be a URL that starts with http: or https:',
      'TARGET must be host:port',
      'ORIGINS must be a URL that starts with https:',
    ])
    expect(lines.join('\n')).not.toContain('hunter2')
  })

  it('drops white space around a value, as a line break at the end of a file of a secret, and none within it', () => {
    const environment = { NAME: ' a b\n', COUNT: '3\r\n', MODE: '\tfast', PLACE: 'https://example.com/x \n' }
    expect(readConfig(environment, spec)).toMatchObject({
      NAME: 'a b',
      COUNT: 3,
      MODE: 'fast',
      PLACE: 'https://example.com/x',
    })
  })

  it('takes no token of two words or lines, nor a URL with a line break in its password', () => {
    const variables = { KEY: optional(token()), PLACE: optional(url(['https:'])), DATABASE: optional(databaseUrl()) }
    for (const KEY of ['hunter2\nhunter3', 'a b']) {
      expect(() => readConfig({ KEY }, variables)).toThrow('KEY must be one word, without blanks and line breaks')
    }
    expect(() => readConfig({ PLACE: 'https://user:hunter\n2@example.com' }, variables)).toThrow('PLACE must be a URL')
    expect(() => readConfig({ DATABASE: 'postgresql://user:hunter\n2@host/db' }, variables)).toThrow(
      'DATABASE must be such',
    )
    const KEY = 'sk_test_1'
    expect(readConfig({ KEY: `${KEY}\r\n` }, variables)).toEqual({ KEY })
  })

  it('does not guess at a secret under which something is stored, and leaves the one before as it was', () => {
    const secrets = { SECRET: optional(storedSecret()), SECRET_PREVIOUS: optional(formerSecret()) }
    expect(readConfig({ SECRET: '\n', SECRET_PREVIOUS: 'former\n' }, secrets)).toEqual({ SECRET_PREVIOUS: 'former\n' })
    expect(readConfig({ SECRET: 'a b' }, secrets)).toEqual({ SECRET: 'a b' })
    const complaint = 'SECRET must not begin or end with a blank or a line break'
    for (const SECRET of ['hunter2\n', ' hunter2']) expect(() => readConfig({ SECRET }, secrets)).toThrow(complaint)
  })

  it('does not take a number with anything around it', () => {
    for (const COUNT of ['5x', '5 5', '5.0', '1e1', '0x5', '+5', '99999999999999999']) {
      expect(complaints({ NAME: 'abc', COUNT })).toEqual(['COUNT must be a whole number from 1 to 10'])
    }
    expect(complaints({ NAME: 'ab' })).toEqual(['NAME must be at least 3 characters'])
  })

  it.each([
    [emailAddress(), ['admin@example.com', 'A.b+c@mail.example.com', 'root@localhost']],
    [
      sender(),
      ['no-reply@example.com', 'Resume Platform <no-reply@example.com>', '"A, B" <a@example.com>', '<a@localhost>'],
    ],
    [domain(), ['folio.example.com', 'folio.localhost']],
  ])('takes addresses and domains (%#)', (variable, values) => {
    for (const value of values) expect(variable.parse(value)).toBe(value)
  })

  it.each([
    [emailAddress(), ['admin', 'a@', '@b', 'a b@example.com', 'Ada <a@example.com>', 'a@b.com, c@d.com', "'a@b.com'"]],
    [sender(), ['Resume Platform', 'Resume Platform <no-reply>', 'a@b.com, c@d.com', 'A <a@b.com> B', "'A <a@b.com>'"]],
    [
      domain(),
      ['https://folio.example.com', 'folio', '*.example.com', '.example.com', 'example.com:8080', 'example.com/'],
    ],
  ])('refuses what is no address and no domain (%#)', (variable, values) => {
    for (const value of values)
      expect(() => variable.parse(value), value).toThrow(/^must be an? (email address|domain)/)
  })

  it('takes databases by their URLs, and tells what one looks like', () => {
    for (const value of [
      'postgresql://u:p%40ss@db.example.com:5432/identity?sslmode=require',
      'postgres://localhost/identity',
      'postgresql:///identity?host=/run/postgresql',
    ]) {
      expect(databaseUrl().parse(value)).toBe(value)
    }
    for (const value of [
      'postgresql://',
      'postgresql://u:p@db.example.com',
      'postgresql://u:hun/ter2@db.example.com:5432/identity',
      'postgresql://u:hun#ter2@db.example.com/identity',
      'postgresql://u:hunter%2@db.example.com/identity',
      'mysql://db.example.com/identity',
      'identity',
    ]) {
      expect(() => databaseUrl().parse(value), value).toThrow('must be such as postgresql://user:password@host:5432/')
    }
  })

  it('takes origins without what does not belong to them', () => {
    expect(origin().parse('https://App.Example.com:443/')).toBe('https://app.example.com')
    expect(origin().parse('http://localhost:3000')).toBe('http://localhost:3000')
    for (const value of [
      'https://a.example/app',
      'https://a.example/?x',
      'https://a.example/#x',
      'https://u:p@a.example',
    ])
      expect(() => origin().parse(value), value).toThrow(/^must be scheme and host alone/)
  })

  it('takes no list without an entry, and no port that nobody can listen on', () => {
    expect(() => list(text()).parse(' , ')).toThrow('must have an entry, or not be set')
    for (const value of ['identity:0', 'identity:65536', 'identity']) {
      expect(() => grpcTarget().parse(value), value).toThrow('must be host:port')
    }
  })

  it('compares domains in lower case, as hosts are', () => {
    expect(domain().parse('Folio.Example.com')).toBe('folio.example.com')
  })

  it('tells broken rules over several variables beside what is wrong elsewhere, and one thing of a variable', () => {
    const check = () => ['NAME must differ from EXTRA']
    expect(complaints({ NAME: 'abc', EXTRA: 'abc' }, check)).toEqual(['NAME must differ from EXTRA'])
    expect(complaints({ EXTRA: 'abc' }, check)).toEqual(['NAME is required'])
    expect(complaints({ NAME: 'abc', COUNT: 'x' }, check)).toEqual([
      'COUNT must be a whole number from 1 to 10',
      'NAME must differ from EXTRA',
    ])
  })
})
