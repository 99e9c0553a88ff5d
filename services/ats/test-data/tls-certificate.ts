/** The key and certificate of jobs.example.com for tests, self-signed, good from 2020 to 2120; they are good for nothing else. */
export const testCertificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgcM8H4CS525g+LsyK
t1GnxLcFPk1boTAIwVYQ1VF45ymhRANCAARIryBOwUfkmADhvdXAJXmgYGTkyLAW
m4pbk5ZG5m7IyLS5FUbuaSqt0kLpXVuZrSY97cOUlrrtWjF4RzoleLGL
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBdzCCAR2gAwIBAgICEAAwCgYIKoZIzj0EAwIwGzEZMBcGA1UEAwwQam9icy5l
eGFtcGxlLmNvbTAgFw0yMDAxMDEwMDAwMDBaGA8yMTIwMDEwMTAwMDAwMFowGzEZ
MBcGA1UEAwwQam9icy5leGFtcGxlLmNvbTBZMBMGByqGSM49AgEGCCqGSM49AwEH
A0IABEivIE7BR+SYAOG91cAleaBgZOTIsBabiluTlkbmbsjItLkVRu5pKq3SQuld
W5mtJj3tw5SWuu1aMXhHOiV4sYujTzBNMA8GA1UdEwEB/wQFMAMBAf8wGwYDVR0R
BBQwEoIQam9icy5leGFtcGxlLmNvbTAdBgNVHQ4EFgQUQsjf6t/jh6RiddnOKl0d
BWKxGmYwCgYIKoZIzj0EAwIDSAAwRQIhAJGKVGygwd60+XZEyr4LqrAk+OYT2Aav
/Nf5injeS5CzAiA663eo8/ymYBH9/NdZKzh34jJvPFuSSY4GJWbfVBw+YQ==
-----END CERTIFICATE-----`,
}
