{{- define "valorem.selector" -}}
app.kubernetes.io/name: valorem
app.kubernetes.io/instance: {{ .Release.Name }}
{{- end }}
{{- define "valorem.labels" -}}
{{ include "valorem.selector" . }}
app.kubernetes.io/version: {{ .Chart.AppVersion | quote }}
{{- end }}
{{- define "valorem.image" -}}
{{- if not (regexMatch "^sha256:[0-9a-f]{64}$" .Values.image.digest) }}
{{- fail (printf "image.digest is %q; it is the digest of the image that you have pushed, as sha256: and 64 digits" .Values.image.digest) }}
{{- end }}
{{- .Values.image.repository }}@{{ .Values.image.digest }}
{{- end }}
