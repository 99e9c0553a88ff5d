/** Child process with the local S3; its arguments are those of the double. */
import '@resume/s3-double/main'
