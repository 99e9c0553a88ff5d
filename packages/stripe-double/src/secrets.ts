/** The secret with which the double signs events. */
export const webhookSecret = 'whsec_local_double'

/** A key that the double takes. */
export const secretKey = 'sk_test_local_double'
