FROM python:3.12-slim AS build
WORKDIR /src
COPY requirements.lock ./
RUN python -m venv /opt/mestre \
 && /opt/mestre/bin/pip install --no-cache-dir --require-hashes -r requirements.lock
COPY pyproject.toml README.md LICENSE ./
COPY engine engine
COPY render render
COPY bot bot
COPY examples/velha examples/velha
RUN /opt/mestre/bin/pip install --no-cache-dir --no-deps . \
 && /opt/mestre/bin/python -c 'from bot.text import Catalogue; Catalogue.load().read()'

FROM python:3.12-slim
RUN useradd --create-home --uid 1000 mestre \
 && install --directory --owner=mestre --group=mestre --mode=0700 /data \
 && printf 'MESTRE_DATA=/data\nMESTRE_WATCH=127.0.0.1:9464\nMESTRE_ADDRESS=http://127.0.0.1:8080/\n' > /etc/mestre.env
COPY --from=build /opt/mestre /opt/mestre
ENV PATH=/opt/mestre/bin:$PATH PYTHONUNBUFFERED=1
USER mestre
WORKDIR /data
VOLUME /data
HEALTHCHECK --interval=30s --timeout=10s CMD ["python", "-c", "import urllib.request as u; u.urlopen('http://127.0.0.1:9464/health', timeout=5)"]
ENTRYPOINT ["mestre"]
# The page, and every platform whose token is set. compose.yaml publishes the page to the host alone.
EXPOSE 8080
CMD ["play", "--host", "0.0.0.0", "--port", "8080", "--no-open"]
