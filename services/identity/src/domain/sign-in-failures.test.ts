import { describe, expect, it } from 'vitest'
import { signInFailure } from './sign-in-failures.ts'

describe('a failed sign-in', () => {
  it('is named by the code of the authentication library', () => {
    expect(signInFailure(400, '{"code":"INVALID_OTP","message":"Invalid OTP"}')).toBe('sign_in_code_invalid')
    expect(signInFailure(400, '{"code":"OTP_EXPIRED"}')).toBe('sign_in_code_expired')
    expect(signInFailure(403, '{"code":"TOO_MANY_ATTEMPTS"}')).toBe('sign_in_attempts_exceeded')
    expect(signInFailure(403, '{"code":"MISSING_OR_NULL_ORIGIN"}')).toBe('sign_in_origin_refused')
  })

  it('is named by its status where the library knows no code, or one that is new', () => {
    expect(signInFailure(400, '{"message":"body.email is wrong"}')).toBe('sign_in_request_invalid')
    expect(signInFailure(403, '{"code":"SOMETHING_ELSE"}')).toBe('forbidden')
    expect(signInFailure(429, 'no JSON')).toBe('rate_limited')
    expect(signInFailure(500, '')).toBe('internal_error')
    expect(signInFailure(400, '{"code":"TOO_MANY_ATTEMPTS"}')).toBe('sign_in_request_invalid')
    expect(signInFailure(400, '{"code":"constructor"}')).toBe('sign_in_request_invalid')
  })
})
